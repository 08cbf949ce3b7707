import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { callTool } from '../../gateway-tools.ts';
import { Refusal } from '../../http/errors.ts';
import type { MishapName } from '../../wire.ts';

/** Each strikes the next tokenization, once. */
const mishaps: Readonly<Record<MishapName, object>> = {
  brokenLine: { kind: 'disconnect' },
  serverError: { kind: 'status', status: 500 },
  rateLimit: { kind: 'status', status: 429 },
  slow: { kind: 'delay', delayMs: 3_000 },
};

const tokenization = 'credit_cards';

/** Orders mishaps from the sandbox, for whoever wants to see how a page takes them. */
export function addMishaps(api: FastifyInstance, { merchant }: Dependencies): void {
  api.post<{ Params: { name: string } }>('/mishaps/:name', async ({ params }, reply) => {
    const mishap = Object.entries(mishaps).find(([name]) => name === params.name)?.[1];
    if (!mishap) throw new Refusal(404, 'There is no such mishap.');
    const body = { ...mishap, operation: tokenization, times: 1 };
    const answer = await callTool(merchant, { method: 'POST', path: 'sandbox/faults', body });
    return reply.status(answer.status).send(answer.body);
  });
}
