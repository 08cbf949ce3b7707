import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { framePolicy } from '../../frames/frame-page.ts';
import { sendFile } from '../../frames/frames.routes.ts';
import type { PayFile } from '../../frames/pay-files.ts';
import { addressesFor } from '../../http/addresses.ts';
import { readForms } from '../../http/form-body.ts';
import { refuse } from '../../http/refusal.ts';
import { allowedOrigins, nameToPayers } from '../merchants/merchants.service.ts';
import { answerChallenge, getChallenge, type Challenge } from './challenge.service.ts';
import { renderIssuerPage, type Passage } from './issuer-page.ts';
import { issuerPath } from './lookup.presenter.ts';
import { openNetworkFiles } from '../../frames/card-network/network-files.ts';
import { addTermPage, isOwnTerm } from './term.routes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The bank of all test cards: asks for a code and keeps the answer here. */
export async function addIssuer(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const files = openNetworkFiles();
  await app.register(async (scope) => {
    readForms(scope);
    const show = async (request: FastifyRequest, reply: FastifyReply) => {
      const given = { ...Object(request.query), ...Object(request.body) } as Fields;
      const challenge = await getChallenge(deps, idIn(given['creq'] ?? given['PaReq']));
      if (!challenge) refuse(404, 'There is no such payment to confirm.');
      const passage = { termUrl: textOf(given['TermUrl']), md: textOf(given['MD']) };
      return send(challenge, passage, { request, reply });
    };
    scope.get(issuerPath, show);
    scope.post(issuerPath, show);
    scope.post('/issuer/answer', async (request, reply) => {
      const { transaction, code, cancel, termUrl, md } = Object(request.body) as Fields;
      const answer = cancel === undefined ? { code: textOf(code) ?? '' } : 'cancel';
      const challenge = await answerChallenge(deps, String(transaction), answer);
      if (!challenge) refuse(404, 'There is no such payment to confirm.');
      const passage = { termUrl: textOf(termUrl), md: textOf(md) };
      const isOver = challenge.state !== 'challenge';
      if (isOver && passage.termUrl !== undefined) {
        return reply.redirect(returnTo(passage, addressesFor(deps.settings, request).assets), 303);
      }
      return send(challenge, passage, { request, reply });
    });
    addTermPage(scope, deps);
  });
  addFile(app, 'issuer.js', async () => (await files()).issuer);
  addFile(app, 'issuer.css', async () => (await files()).issuerStyle);

  async function send(
    challenge: Challenge,
    passage: Passage,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const { issuer, issuerStyle } = await files();
    const html = renderIssuerPage({
      challenge,
      passage,
      merchantName: await nameToPayers(deps.db, challenge.merchantId),
      files: { script: issuer, style: issuerStyle },
    });
    return sendIssuerPage(reply, html, await policyOf(deps, request, challenge.merchantId));
  }
}

function addFile(app: FastifyInstance, name: string, find: () => Promise<PayFile>): void {
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/css';
  app.get(`/issuer/${name}`, async (request, reply) =>
    sendFile(request, reply.type(`${type}; charset=utf-8`), await find()),
  );
}

/** Shown in pages of this merchant only; its form leads back here. */
async function policyOf(
  { db, settings }: Dependencies,
  request: FastifyRequest,
  merchantId: string,
): Promise<string> {
  const loopback = settings.GATEWAY_SANDBOX ? ['loopback'] : [];
  const origins = [...(await allowedOrigins(db, merchantId)), ...loopback];
  return framePolicy(origins, addressesFor(settings, request), "'self'");
}

function sendIssuerPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}

/** The card network's message: base64 of JSON that names the transaction. */
function idIn(message: unknown): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(String(message), 'base64url').toString());
    return String(Object(read).acsTransID);
  } catch {
    return '';
  }
}

/** An issuer sends people to no address but one of ours. */
function returnTo({ termUrl = '', md = '' }: Passage, own: string): string {
  if (!isOwnTerm(termUrl, own)) refuse(422, 'The way back is not one of ours.');
  const url = new URL(termUrl);
  url.searchParams.set('MD', md);
  return url.href;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
