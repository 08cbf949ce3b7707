import { Agent, request, type IncomingMessage } from 'node:http';
import { quantile } from '../kit/numbers.ts';

interface LoadOptions {
  origin: string;
  authorization: string;
}

export interface LoadResult {
  count: number;
  buyers: number;
  seconds: number;
  perSecond: number;
  p95Ms: number;
}

const buyers = 16;
const warmUpMs = 2_000;
const measuredMs = 15_000;

/** Buyers who tokenize one card after the other, by REST, each on a connection kept open. */
export async function tokenizeUnderLoad(options: LoadOptions): Promise<LoadResult> {
  await tokenizeFor(warmUpMs, options);
  const from = performance.now();
  const durations = await tokenizeFor(measuredMs, options);
  const seconds = (performance.now() - from) / 1000;
  const count = durations.length;
  const p95Ms = quantile(durations, 0.95);
  return { count, buyers, seconds, perSecond: count / seconds, p95Ms };
}

async function tokenizeFor(ms: number, options: LoadOptions): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers });
  const until = performance.now() + ms;
  const durations: number[] = [];
  const buyer = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      await tokenize(options, agent);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  agent.destroy();
  return durations;
}

async function tokenize({ origin, authorization }: LoadOptions, agent: Agent): Promise<void> {
  const merchantId = authorization.split('_').slice(2).join('_');
  const path = `/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`;
  const headers = { 'content-type': 'application/json' };
  const call = request(new URL(path, origin), { method: 'POST', agent, headers });
  call.end(
    JSON.stringify({
      tokenizationKey: authorization,
      creditCard: {
        number: '4111111111111111',
        cvv: '123',
        expirationMonth: '12',
        expirationYear: '2034',
        options: { validate: false },
      },
    }),
  );
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject);
  });
  await reply.toArray();
  if (reply.statusCode !== 202) throw new Error(`a card was answered with ${reply.statusCode}`);
}
