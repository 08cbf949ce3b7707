import { textsOf, type Texts } from '@albumen/domain/json-record';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { serveFile } from '../../browser-files/send-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { readForms } from '../../http/form-body.ts';
import { framePolicy } from '../../http/page-policy.ts';
import { isReadable } from '../../http/readable-requests.ts';
import { refuse } from '../../http/refusal.ts';
import { allowedOrigins, nameToPayers } from '../../modules/merchants/merchants.service.ts';
import {
  answerChallenge,
  getChallenge,
  type Challenge,
} from '../../modules/three-d-secure/challenge.service.ts';
import { isOwnTerm } from '../../modules/three-d-secure/term.routes.ts';
import { sandboxStyle } from '../pages/page.ts';
import { forFrames, sendPage } from '../pages/send-page.ts';
import { challengePath } from './challenge-path.ts';
import { renderIssuerPage, type Passage } from './issuer-page.ts';

const browser = join(import.meta.dirname, 'browser');

const files = bundleOnce({
  script: join(browser, 'issuer.ts'),
  style: [sandboxStyle, join(browser, 'issuer.css')],
});

/** The bank of all test cards: asks for a code and keeps the answer here. */
export async function addIssuer(app: FastifyInstance, deps: Dependencies): Promise<void> {
  serveFile(app, '/issuer/issuer.js', async () => (await files()).script);
  serveFile(app, '/issuer/issuer.css', async () => (await files()).style);
  await app.register(async (scope) => {
    readForms(scope);
    scope.route({
      method: ['GET', 'POST'],
      url: challengePath,
      handler: async (request, reply) => {
        const { creq, PaReq, TermUrl, MD }: Texts = {
          ...textsOf(request.query),
          ...textsOf(request.body),
        };
        const challenge = await getChallenge(deps, idIn(creq ?? PaReq));
        if (!challenge) refuse(404, 'There is no such payment to confirm.');
        return send({ request, reply }, challenge, { termUrl: TermUrl || undefined, md: MD });
      },
    });
    scope.post('/issuer/answer', async (request, reply) => {
      const { transaction, code, cancel, termUrl, md } = textsOf(request.body);
      const answer = cancel === undefined ? { code: code ?? '' } : 'cancel';
      const challenge = await answerChallenge(deps, transaction ?? '', answer);
      if (!challenge) refuse(404, 'There is no such payment to confirm.');
      const isOver = challenge.state !== 'challenge';
      if (isOver && termUrl) {
        const { assets } = addressesFor(deps.settings, request);
        return reply.redirect(returnAddress({ termUrl, md }, assets), 303);
      }
      return send({ request, reply }, challenge, { termUrl, md });
    });
  });

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    challenge: Challenge,
    passage: Passage,
  ): Promise<FastifyReply> {
    const page = renderIssuerPage({
      challenge,
      passage,
      merchantName: await nameToPayers(deps.db, challenge.merchantId),
      files: { path: '/issuer/issuer', ...(await files()) },
    });
    const policy = await policyOf(deps, request, challenge.merchantId);
    return sendPage(reply, {
      page,
      policy,
      headers: {
        ...forFrames,
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'referrer-policy': 'no-referrer',
      },
    });
  }
}

/** Shown in pages of this merchant only; its form leads back here. */
async function policyOf(
  { db, settings }: Dependencies,
  request: FastifyRequest,
  merchantId: string,
): Promise<string> {
  const loopback = settings.GATEWAY_SANDBOX ? ['loopback'] : [];
  const origins = [...(await allowedOrigins(db, merchantId)), ...loopback];
  return framePolicy(origins, addressesFor(settings, request), { formTarget: "'self'" });
}

/** The card network's message: base64 of JSON that names the transaction. */
function idIn(message: string | undefined): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(message ?? '', 'base64url').toString());
    return isReadable(read) ? (textsOf(read)['acsTransID'] ?? '') : '';
  } catch {
    return '';
  }
}

/** An issuer sends people to no address but one of the gateway's. */
function returnAddress({ termUrl = '', md = '' }: Passage, own: string): string {
  if (!isOwnTerm(termUrl, own)) refuse(422, 'The way back is not one of ours.');
  const url = new URL(termUrl);
  url.searchParams.set('MD', md);
  return url.href;
}
