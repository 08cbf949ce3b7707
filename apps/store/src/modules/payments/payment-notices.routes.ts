import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import type { Transaction } from 'braintree';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { hearLocalPayment, type HearLocalPayment } from './local-notices.service.ts';

/** Takes in what became of a transaction; false for one that is not its own. */
export type HearTransaction = (transaction: Transaction) => Promise<boolean>;

/** Who is told of what; each knows its own. */
export interface PaymentListeners {
  transactions: readonly HearTransaction[];
  localPayments: readonly HearLocalPayment[];
}

const longestNoticeBytes = 262_144;
const questions: RateLimit = { name: 'payment-notices:ip', hits: 30, windowSeconds: 900 };

const notice = z.object({ bt_signature: z.string().max(2_000), bt_payload: z.string() });
const question = z.object({ bt_challenge: z.string().max(64) });

/**
 * What the gateway tells by itself. Its signature is all that counts: no session, no page of ours. A
 * notice may come late, twice and in any order; whoever hears it decides by its own machine.
 */
export function addPaymentNotices(
  app: FastifyInstance,
  deps: Dependencies,
  { transactions, localPayments }: PaymentListeners,
): void {
  const { paymentNotices, db } = deps;

  app.get(paymentNoticesPath, async (request, reply) => {
    const asked = question.safeParse(request.query);
    void reply.header('cache-control', 'no-store');
    if (!asked.success || paymentNotices === undefined) return reply.status(404).send();
    await countHit(db, questions, request.ip);
    const answer = await paymentNotices.answer(asked.data.bt_challenge);
    if (answer === undefined) return reply.status(400).send();
    return reply.type('text/plain; charset=utf-8').send(answer);
  });

  app.post(paymentNoticesPath, { bodyLimit: longestNoticeBytes }, async (request, reply) => {
    const sent = notice.safeParse(request.body);
    void reply.header('cache-control', 'no-store');
    if (!sent.success || paymentNotices === undefined) return reply.status(401).send();
    const heard = await paymentNotices.read(sent.data.bt_signature, sent.data.bt_payload);
    if (heard === undefined) return reply.status(401).send();
    const { transaction, localPayment } = heard;
    if (transaction !== undefined) {
      for (const listen of transactions) if (await listen(transaction)) break;
    }
    if (localPayment !== undefined) await hearLocalPayment(db, localPayment, localPayments);
    return reply.status(204).send();
  });
}
