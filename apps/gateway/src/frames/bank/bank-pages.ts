import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { allowedOrigins } from '../../modules/merchants/merchants.service.ts';
import { framePolicy } from '../frame-page.ts';
import { sendFile } from '../frames.routes.ts';
import { type BankFiles, openBankFiles } from './bank-files.ts';

/** A page that a merchant's window shows. */
export interface BankPage {
  html: string;
  request: FastifyRequest;
  merchantId: string;
  /** Where its form's answers may lead. */
  waysBack: readonly (string | null)[];
  /** In no frame: whoever signs in has to see where. */
  isAlone?: boolean;
}

/** What the pages of the sandbox's bank and phone share. */
export interface BankPages {
  files: () => Promise<BankFiles>;
  send: (reply: FastifyReply, page: BankPage) => Promise<FastifyReply>;
}

export function openBankPages(deps: Dependencies): BankPages {
  return {
    files: openBankFiles(),
    send: async (reply, { html, request, merchantId, waysBack, isAlone = false }) => {
      const origins = isAlone ? [] : [...(await allowedOrigins(deps.db, merchantId)), 'loopback'];
      const policy = framePolicy(origins, addressesFor(deps.settings, request));
      // A browser holds a form to this wherever its answer leads.
      const ways = waysBack.map(sourceOf).join(' ');
      const form = `form-action 'self' ${ways}`;
      return sendPage(reply, html, policy.replace("form-action 'none'", form));
    },
  };
}

export function addBankFiles(
  app: FastifyInstance,
  { files }: Pick<BankPages, 'files'>,
  path = '/bank/bank',
): void {
  app.get(`${path}.js`, async (request, reply) =>
    sendFile(request, reply.type('text/javascript; charset=utf-8'), (await files()).script),
  );
  app.get(`${path}.css`, async (request, reply) =>
    sendFile(request, reply.type('text/css; charset=utf-8'), (await files()).style),
  );
}

export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}

/** Of an address, as a policy names it: an origin, or an app's scheme. */
function sourceOf(url: string | null): string {
  if (url === null) return '';
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
}
