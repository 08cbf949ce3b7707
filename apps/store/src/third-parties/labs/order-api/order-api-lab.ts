import type { Lab, LabJob, LabRefusal } from '../lab.ts';
import { planImport } from './import-request.ts';
import type { LabProducts } from './lab-products.ts';
import { readLabMessage } from './read-message.ts';
import { errorReply, importReply, tokenReply } from './wire.ts';

interface OrderApiOptions {
  url: string;
  key: string;
  secret: string;
  products: () => Promise<LabProducts>;
  now: () => Date;
}

const timeoutMs = 30_000;
/** The lab's tokens live an hour. */
const tokenLifeMs = 50 * 60_000;
const alreadySubmitted = '412.04';
const currency = 'USD';

type Answer = { isDone: true; body: unknown } | { isDone: false; code: string; reason: string };

/** A lab's order API of the shape of WHCC's: token, import, submit, and signed messages back. */
export function createOrderApiLab(options: OrderApiOptions): Lab {
  const { url, secret, products, now } = options;
  const ask = openLine(options);
  return {
    async quote(job) {
      const plan = planImport(job, await products());
      if (!plan.isKnown) return { isAccepted: false, reason: plan.reason };
      const answer = await ask('/api/OrderImport', plan.body);
      if (!answer.isDone) return refusal(answer);
      const { ConfirmationID, Orders } = importReply.parse(answer.body);
      const totalMinor = Orders.reduce((sum, { Total }) => sum + minorOf(Total), 0);
      return { isAccepted: true, labReference: ConfirmationID, price: { totalMinor, currency } };
    },
    async submit(_job: LabJob, labReference) {
      const answer = await ask(`/api/OrderImport/Submit/${encodeURIComponent(labReference)}`, {});
      if (answer.isDone || answer.code === alreadySubmitted) return { isAccepted: true };
      return refusal(answer);
    },
    readMessage: (body, signature) => readLabMessage({ body, signature }, secret, now()),
    async confirmCallback(verifier) {
      const answer = await ask('/api/callback/verify', { verifier });
      if (!answer.isDone) throw new Error(`${url} did not take our confirmation: ${answer.reason}`);
    },
    async register(callbackUri) {
      const answer = await ask('/api/callback/create', { callbackUri });
      if (!answer.isDone) throw new Error(`${url} did not take our address: ${answer.reason}`);
    },
  };
}

function openLine({ url, key, secret, now }: OrderApiOptions) {
  let held: { token: string; until: number } | undefined;

  async function tokenOf(): Promise<string> {
    if (held !== undefined && held.until > now().getTime()) return held.token;
    const query = new URLSearchParams({
      grant_type: 'consumer_credentials',
      consumer_key: key,
      consumer_secret: secret,
    });
    const reply = await fetch(`${url}/api/AccessToken?${query.toString()}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`${url} gives us no token: ${reply.status}`);
    const { Token } = tokenReply.parse(await reply.json());
    held = { token: Token, until: now().getTime() + tokenLifeMs };
    return Token;
  }

  return async (path: string, body: object): Promise<Answer> => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.ok) return { isDone: true, body: await reply.json().catch(() => ({})) };
    // Another token is another attempt; of everything that is not about us the job tries again.
    if (reply.status === 401) held = undefined;
    const said = errorReply.safeParse(await reply.json().catch(() => ({})));
    if (![400, 412, 422].includes(reply.status) || !said.success) {
      throw new Error(`${url}${path.split('?')[0]} answers ${reply.status}`);
    }
    const { ErrorNumber, Message } = said.data;
    return { isDone: false, code: ErrorNumber, reason: `${ErrorNumber} ${Message}` };
  };
}

function refusal({ reason }: { reason: string }): LabRefusal {
  return { isAccepted: false, reason };
}

/** `12.34` without ever being a fraction. */
function minorOf(amount: string): number {
  const [, whole = '0', cents = ''] = /^(\d+)(?:\.(\d{1,2}))?/.exec(amount) ?? [];
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
