import type { Html } from '@albumen/server-kit/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { framePolicy } from '../../http/page-policy.ts';
import { allowedOrigins } from '../../modules/merchants/merchants.service.ts';
import { sendPage } from './send-page.ts';

/** A page that a merchant's window shows. */
export interface QuestionPage {
  page: Html;
  merchantId: string;
  /** Where its form's answers may lead. */
  returnUrls: readonly (string | null)[];
  /** It refuses to be in a frame: whoever signs in has to see where. */
  refusesFrames?: boolean;
}

/** What an answer leads to: an address, or a page that asks once more. */
export type Outcome = { redirect: string } | { show: QuestionPage; status?: number };

/** Somebody asks a payer something: who is asked what, and what comes of the answer. */
export interface Question<Asked> {
  path: string;
  /** What a request is about; refuses addresses that were given to nobody. */
  find: (request: FastifyRequest) => Promise<Asked>;
  show: (asked: Asked, request: FastifyRequest) => Promise<QuestionPage>;
  /** Undefined for what can no longer be answered: the page then says so. Without it, the page asks nothing. */
  answer?: (asked: Asked, request: FastifyRequest) => Promise<Outcome | undefined>;
}

/** A page with a form: GET asks, POST answers. */
export function addQuestion<Asked>(
  scope: FastifyInstance,
  deps: Dependencies,
  { path, find, show, answer }: Question<Asked>,
): void {
  scope.get(path, async (request, reply) =>
    send({ request, reply }, await show(await find(request), request)),
  );
  if (!answer) return;
  scope.post(path, async (request, reply) => {
    const outcome = await answer(await find(request), request);
    if (!outcome) return send({ request, reply }, await show(await find(request), request));
    if ('redirect' in outcome) return reply.redirect(outcome.redirect, 303);
    return send({ request, reply: reply.status(outcome.status ?? 200) }, outcome.show);
  });

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { page, merchantId, returnUrls, refusesFrames = false }: QuestionPage,
  ): Promise<FastifyReply> {
    const origins = refusesFrames ? [] : await pageOrigins(deps, merchantId);
    const policy = framePolicy(origins, addressesFor(deps.settings, request));
    // A browser holds a form to this wherever its answer leads.
    const form = `form-action 'self' ${returnUrls.map(sourceOf).join(' ')}`;
    return sendPage(reply, { page, policy: policy.replace("form-action 'none'", form) });
  }
}

/** Whose pages may show a page of the world, or be spoken to by it. */
export async function pageOrigins(
  { db }: Pick<Dependencies, 'db'>,
  merchantId: string,
): Promise<readonly string[]> {
  return [...(await allowedOrigins(db, merchantId)), 'loopback'];
}

/** The source of an address as a policy names it: an origin, or an app's scheme. */
function sourceOf(url: string | null): string {
  if (url === null) return '';
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
}
