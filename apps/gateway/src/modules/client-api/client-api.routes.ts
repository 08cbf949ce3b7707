import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { allowScripts } from '../../http/cors.ts';
import { refuse } from '../../http/refusal.ts';
import { addLocalPayments } from '../local-payments/local-payments.routes.ts';
import { addMasterpass } from '../masterpass/masterpass.routes.ts';
import { getNonce } from '../nonces/nonces.service.ts';
import { addPayPal } from '../paypal/paypal.routes.ts';
import { addSepa } from '../sepa/sepa.routes.ts';
import { addThreeDSecure } from '../three-d-secure/three-d-secure.routes.ts';
import { readClientCall } from './client-call.ts';
import { configurationOf } from './configuration.ts';
import { tokenizeByRest } from './credit-cards.ts';
import { listCustomerMethods } from './customer-methods.ts';

/** What browsers ask by REST; every path also with `.json` at its end. */
export async function addClientApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(
    async (scope) => {
      allowScripts(scope);
      scope.get('/client_api/v1/configuration', async (request) => {
        const { merchant } = await readClientCall(deps, request);
        return configurationOf(deps, merchant, addressesFor(deps.settings, request));
      });
      scope.post('/client_api/v1/payment_methods/credit_cards', async (request, reply) => {
        const answer = await tokenizeByRest(deps, await readClientCall(deps, request));
        return reply.status(answer.isVaulted ? 201 : 202).send(answer.body);
      });
      scope.get('/client_api/v1/payment_methods', async (request) =>
        listCustomerMethods(deps, await readClientCall(deps, request)),
      );
      scope.get('/client_api/v1/payment_method_nonces/:nonce', async (request) => {
        const { merchant } = await readClientCall(deps, request);
        const { nonce } = request.params as { nonce: string }; // named in the path above
        const found = await getNonce(deps.db, { ...deps, merchant }, nonce);
        if (!found) refuse(404, 'There is no such nonce.');
        return {
          type: found.type,
          consumed: found.isConsumed,
          threeDSecureInfo: found.threeDSecure,
        };
      });
      addThreeDSecure(scope, deps);
      addLocalPayments(scope, deps);
      addPayPal(scope, deps);
      addSepa(scope, deps);
      addMasterpass(scope, deps);
      scope.post('/analytics', async (request, reply) => {
        await readClientCall(deps, request);
        return reply.status(200).send({});
      });
    },
    { prefix: '/merchants/:merchantId' },
  );
}
