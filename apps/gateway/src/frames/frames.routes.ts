import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { addressesFor, assetsVersion } from '../http/addresses.ts';
import { refuse } from '../http/refusal.ts';
import { allowedOrigins, getMerchant } from '../modules/merchants/merchants.service.ts';
import { sendFile, withFileHeaders } from '../browser-files/send-file.ts';
import { framePolicy } from '../http/page-policy.ts';
import { renderFramePage, type FrameFile } from './frame-page.ts';

/** A browser's payment sheet looks there for a method that is named by an address. */
const googlePay = ['https://google.com', 'https://pay.google.com'];

interface Frame {
  title: string;
  /** The name of the style sheet, where several frames share one. */
  sheet?: string;
  /** It shows the browser's own payment sheet. */
  asksBrowser?: true;
  /** It sends people on to a bank of ours. */
  hasForm?: true;
  /** It needs the Masterpass wallet's script. */
  hasWallet?: true;
}

const ofWindows = 'window-frame.css';

const frames: Readonly<Record<string, Frame>> = {
  'hosted-fields-frame': { title: 'Secure card field' },
  'dispatch-frame': { title: 'Payment' },
  'payment-request-frame': { title: 'Secure payment', asksBrowser: true },
  'redirect-frame': { title: 'Back to the shop', sheet: ofWindows },
  'cancel-frame': { title: 'Back to the shop', sheet: ofWindows },
  'paypal-landing-frame': { title: 'Opening PayPal', sheet: ofWindows },
  'local-payment-landing-frame': { title: 'Opening your bank', sheet: ofWindows },
  'local-payment-redirect-frame': { title: 'Back to the shop', sheet: ofWindows },
  'masterpass-landing-frame': { title: 'Opening Masterpass', sheet: ofWindows },
  'masterpass-loading-frame': { title: 'Opening Masterpass', sheet: ofWindows, hasWallet: true },
  'three-d-secure-bank-frame': { title: 'Opening your bank', sheet: ofWindows, hasForm: true },
  'three-d-secure-authentication-complete-frame': { title: 'Back to the shop', sheet: ofWindows },
  'sepa-landing-frame': { title: 'Opening your bank’s mandate', sheet: ofWindows },
};

/** The frames of a form are the same page: one request serves them all. */
const forOneForm = 'private, max-age=10';

/** The SDK's scripts, and the pages inside its iframes. */
export function addFrames(app: FastifyInstance, deps: Dependencies): void {
  const folder = `/web/${assetsVersion}`;
  app.get(`${folder}/sri.json`, async (_request, reply) =>
    withFileHeaders(reply).send(await deps.payFiles.integrities()),
  );
  app.get(`${folder}/release.json`, async (_request, reply) =>
    withFileHeaders(reply)
      .type('application/json')
      .send(await deps.payFiles.release()),
  );
  for (const place of [folder, '/web/:release']) {
    for (const kind of ['js', 'css'] as const) {
      app.get(`${place}/${kind}/:name`, (request, reply) =>
        sendScript(deps, kind, { request, reply }),
      );
    }
    app.get(`${place}/html/:name`, (request, reply) => sendFrame(deps, request, reply));
  }
}

/**
 * Which file is asked for, and of which build: one that is pinned by its hash, else today's. A published
 * SDK of another version asks for the frames of its own, and ours speak with it; a page that names the
 * script of a component in another version wants that one, which we have not.
 */
function askedFile({ params }: FastifyRequest): { name: string; release: string | undefined } {
  const { name = '', release } = textsOf(params);
  const isOfFrames = /-frame(\.min)?\.(html|js|css)$/.test(name);
  const isOther = isOfFrames && /^3\.\d+\.\d+$/.test(release ?? '');
  return { name, release: isOther ? undefined : release };
}

const anyOrigin = { 'access-control-allow-origin': '*' };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function sendScript(
  { payFiles }: Dependencies,
  kind: 'js' | 'css',
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { name, release } = askedFile(request);
  const ending = name.split('.').at(-1);
  const isOfKind = ending === kind || name.endsWith(`.${kind}.map`);
  const file = isOfKind ? await payFiles.find(name, release) : undefined;
  // A page that asks why a script did not run may read the answer.
  if (!file) refuse(404, 'There is no such file.', { headers: anyOrigin });
  const type = ending === 'map' ? 'map' : kind;
  return sendFile(request, reply, { type, file, isImmutable: release !== undefined });
}

async function sendFrame(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name, release } = askedFile(request);
  const find = (wanted: string, kind: 'js' | 'css') =>
    findFile(deps, { name: wanted, kind, release });
  const [, frame = '', min = ''] = /^([a-z-]+)(\.min)?\.html$/.exec(name) ?? [];
  const known = Object.hasOwn(frames, frame) ? frames[frame] : undefined;
  const script = known && (await find(`${frame}${min}.js`, 'js'));
  if (!known || !script) refuse(404, 'There is no such frame.');
  const style = await find(known.sheet ?? `${frame}.css`, 'css');
  const origins = await originsOf(deps, request);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': framePolicy(origins, addressesFor(deps.settings, request), {
        formTarget: known.hasForm ? "'self'" : "'none'",
        mayAsk: known.asksBrowser ? googlePay : [],
      }),
      'cache-control': ofOneMerchant(request) === undefined ? 'private, no-cache' : forOneForm,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${known.asksBrowser ? 'self' : ''})`,
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(
      renderFramePage({
        title: known.title,
        script,
        style,
        origins,
        before: known.hasWallet && (await deps.world.masterpass.script()),
      }),
    );
}

interface WantedFile {
  name: string;
  kind: 'js' | 'css';
  release: string | undefined;
}

async function findFile(
  { payFiles }: Dependencies,
  { name, kind, release }: WantedFile,
): Promise<FrameFile | undefined> {
  const found = await payFiles.find(name, release);
  return found && { path: `../${kind}/${name}?v=${found.version}`, file: found };
}

function ofOneMerchant({ query }: FastifyRequest): string | undefined {
  return textsOf(query)['m'];
}

/**
 * Those of the merchant that the page's address names. The published SDK names none: then those of
 * all merchants, who still have to show an authorization before the frame does anything for them.
 */
export async function originsOf(
  { db, settings }: Dependencies,
  request: FastifyRequest,
): Promise<readonly string[]> {
  const m = ofOneMerchant(request);
  const loopback = settings.GATEWAY_SANDBOX ? ['loopback'] : [];
  if (m === undefined) return [...(await allowedOrigins(db)), ...loopback];
  const [merchant, allowed] = await Promise.all([getMerchant(db, m), allowedOrigins(db, m)]);
  if (!merchant) refuse(404, 'There is no such merchant.');
  return [...allowed, ...loopback];
}
