import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { notesOf } from '../../http/request-notes.ts';
import { checkApiKey } from './api-caller.ts';
import type { Merchant } from '../merchants/merchants.service.ts';

/** Who the key of this request belongs to. */
export type MerchantOf = (request: FastifyRequest) => Merchant;

interface ScopeOptions {
  /** The path that follows `/merchants/:merchantId/`. */
  path: string;
  add: (scope: FastifyInstance, merchantOf: MerchantOf) => void;
}

/** Paths of a merchant's own tools, answered in JSON; the API key is checked before anything else. */
export async function addMerchantScope(
  app: FastifyInstance,
  deps: Dependencies,
  { path, add }: ScopeOptions,
): Promise<void> {
  await app.register(
    async (scope) => {
      const merchants = new WeakMap<FastifyRequest, Merchant>();
      scope.addHook('onRequest', async (request, reply) => {
        const { merchantId = '' } = textsOf(request.params);
        void reply.header('cache-control', 'no-store');
        const { merchant } = await checkApiKey(deps, request, merchantId);
        notesOf(request).isUnlogged = true;
        merchants.set(request, merchant);
      });
      add(scope, (request) => {
        const merchant = merchants.get(request);
        if (!merchant) throw new Error('a request without its merchant');
        return merchant;
      });
    },
    { prefix: `/merchants/:merchantId/${path}` },
  );
}
