import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { callTool } from '../../gateway-tools.ts';
import { Refusal } from '../../http/errors.ts';
import type { FailureCase } from '../../wire.ts';

const byGraphQL = 'graphql TokenizeCreditCard';
const byRest = 'POST client_api/v1/payment_methods/credit_cards';

/** Each strikes the next tokenization, once; the fields of our page tokenize by GraphQL. */
const failures: Readonly<Record<FailureCase, readonly object[]>> = {
  // The SDK repeats what broke off, and then goes another way and repeats that. A line that breaks
  // without a word is tried again by browsers, too, who knows how often.
  brokenLine: [byGraphQL, byRest].map((operation) => ({ operation, kind: 'cutOff', times: 2 })),
  serverError: [{ operation: byGraphQL, kind: 'status', status: 500 }],
  rateLimit: [{ operation: byGraphQL, kind: 'status', status: 429 }],
  slow: [{ operation: byGraphQL, kind: 'delay', delayMs: 3_000 }],
};

/** Orders failures from the sandbox, to show how a page handles them. */
export function addFailures(api: FastifyInstance, { merchant }: Dependencies): void {
  api.post<{ Params: { name: string } }>('/failures/:name', async ({ params }, reply) => {
    const faults = Object.entries(failures).find(([name]) => name === params.name)?.[1];
    if (!faults) throw new Refusal(404, 'There is no such failure case.');
    for (const body of faults) {
      const answer = await callTool(merchant, { method: 'POST', path: 'sandbox/faults', body });
      if (answer.status !== 201) return reply.status(answer.status).send(answer.body);
    }
    return reply.status(201).send({ ordered: params.name });
  });
}
