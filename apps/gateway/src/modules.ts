import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addCardForm } from './frames/card-form/card-form.routes.ts';
import { addDocumentation } from './frames/documentation.routes.ts';
import { addFrames } from './frames/frames.routes.ts';
import { addClientScope } from './modules/client-api/client-scope.ts';
import { addClientTokens } from './modules/client-tokens/client-tokens.routes.ts';
import { addConfiguration } from './modules/configuration/configuration.routes.ts';
import { addConsole } from './modules/console/console.routes.ts';
import { addAddresses } from './modules/customer-profiles/addresses.routes.ts';
import { addCustomers } from './modules/customer-profiles/customers.routes.ts';
import {
  addDisputes,
  addDocuments,
  addDocumentUploads,
} from './modules/disputes/disputes.routes.ts';
import { addGraphQL } from './modules/graphql/graphql.routes.ts';
import { addHealth } from './modules/health/health.routes.ts';
import { addLocalPayments } from './modules/local-payments/local-payments.routes.ts';
import { addMasterpass } from './modules/masterpass/masterpass.routes.ts';
import { addNonceStatus } from './modules/nonces/nonce-status.routes.ts';
import { addCustomerMethods } from './modules/payment-methods/customer-methods.routes.ts';
import { addMethodNonces } from './modules/payment-methods/method-nonces.routes.ts';
import { addExpiringCards } from './modules/payment-methods/expiring-cards.routes.ts';
import { addPaymentMethods } from './modules/payment-methods/payment-methods.routes.ts';
import { addPayPal } from './modules/paypal/paypal.routes.ts';
import { addSandbox } from './modules/sandbox/sandbox.routes.ts';
import { addSepa } from './modules/sepa/sepa.routes.ts';
import { addServerRoutes } from './modules/server-api/server-route.ts';
import { findNamedAuthentication } from './modules/three-d-secure/named-authentication.ts';
import { addTermPage } from './modules/three-d-secure/term.routes.ts';
import { addThreeDSecure } from './modules/three-d-secure/three-d-secure.routes.ts';
import { addTokenization } from './modules/tokenization/tokenization.routes.ts';
import { addSettlementSummary } from './modules/transactions/settlement-summary.routes.ts';
import { addTransactions } from './modules/transactions/transactions.routes.ts';
import { addVerifications } from './modules/verifications/verifications.routes.ts';
import { addWorld } from './world/world.ts';

/** Every module's routes, in the API that they belong to, and the world around the gateway. */
export async function addModules(app: FastifyInstance, deps: Dependencies): Promise<void> {
  addHealth(app, deps);
  await addSandbox(app, deps);
  await addConsole(app, deps);
  addFrames(app, deps);
  addDocumentation(app, deps);
  addCardForm(app, deps);
  addTermPage(app, deps);
  addDocuments(app, deps);
  await addWorld(app, deps);
  await addClientApi(app, deps);
  await addGraphQL(app, deps);
  await addServerApi(app, deps);
}

/** What browsers ask by REST. */
function addClientApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  return addClientScope(app, (scope) => {
    addConfiguration(scope, deps);
    addTokenization(scope, deps);
    addCustomerMethods(scope, deps);
    addNonceStatus(scope, deps);
    addThreeDSecure(scope, deps);
    addLocalPayments(scope, deps);
    addPayPal(scope, deps);
    addSepa(scope, deps);
    addMasterpass(scope, deps);
  });
}

/** What the official server SDK calls. */
function addServerApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  return addServerRoutes(app, deps, (route) => {
    addClientTokens(route, deps);
    addCustomers(route, deps);
    addAddresses(route, deps);
    addPaymentMethods(route, deps);
    addMethodNonces(route, deps);
    addTransactions(route, deps);
    addDisputes(route, deps);
    addDocumentUploads(route, deps);
    addVerifications(route, deps, findNamedAuthentication);
    addExpiringCards(route, deps);
    addSettlementSummary(route, deps);
  });
}
