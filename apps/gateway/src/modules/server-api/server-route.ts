import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordOf, textsOf, type Texts } from '@albumen/domain/json-record';
import { readUploads } from '../../http/upload-body.ts';
import { addressesFor, type Addresses } from '../../http/addresses.ts';
import { authenticateApiCaller, type ApiCaller } from '../authorizations/api-caller.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { sendAnswer, sendError, type Answer } from './xml-replies.ts';

/** A call of a merchant's server whose key was checked. */
export interface ServerCall {
  merchant: Merchant;
  /** The public key that called. */
  actor: string;
  /** The merchant's time. */
  now: Date;
  /** Ours, by the host name that was asked for. */
  addresses: Addresses;
  params: Texts;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export type ServerRoute = (
  method: HTTPMethods,
  path: string,
  handle: (call: ServerCall) => Promise<Answer | undefined>,
) => void;

/** The paths below a merchant, answered in XML; the API key is checked before a body is read. */
export async function addServerRoutes(
  app: FastifyInstance,
  deps: Dependencies,
  addRoutes: (route: ServerRoute) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      const callers = new WeakMap<FastifyRequest, ApiCaller>();
      scope.setErrorHandler(sendError);
      readUploads(scope);
      scope.addHook('onRequest', async (request) => {
        const { merchantId = '' } = textsOf(request.params);
        const caller = await authenticateApiCaller(deps, request, merchantId);
        callers.set(request, caller);
      });
      addRoutes((method, url, handle) => {
        scope.route({
          method,
          url,
          handler: async (request, reply) => {
            const caller = callers.get(request);
            if (caller === undefined) throw new Error('a call without its caller');
            const answer = await handle(callOf(deps, request, caller));
            if (answer === undefined) return reply.status(200).send();
            return sendAnswer(request, reply, answer);
          },
        });
      });
    },
    { prefix: '/merchants/:merchantId' },
  );
}

function callOf(deps: Dependencies, request: FastifyRequest, caller: ApiCaller): ServerCall {
  const { merchant, key } = caller;
  return {
    merchant,
    actor: key.publicKey,
    now: timeOf(deps.clock, merchant),
    addresses: addressesFor(deps.settings, request),
    params: textsOf(request.params),
    query: recordOf(request.query),
    body: request.body,
  };
}
