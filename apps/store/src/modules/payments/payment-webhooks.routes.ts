import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { handleDispute } from './disputes.service.ts';
import { handleLocalPayment } from './local-notices.service.ts';
import { handleTransaction } from './transaction-notices.service.ts';

const longestNoticeBytes = 262_144;
const questions: RateLimit = { name: 'payment-notices:ip', hits: 30, windowSeconds: 900 };

const notice = z.object({ bt_signature: z.string().max(2_000), bt_payload: z.string() });
const question = z.object({ bt_challenge: z.string().max(64) });

/**
 * Takes what the gateway notifies by itself. Its signature is all that counts: no session, no page of
 * ours. A notice may come late, twice and in any order; the attempt's machine decides what it changes.
 */
export function addPaymentNotices(app: FastifyInstance, deps: Dependencies): void {
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
    const read = await paymentNotices.read(sent.data.bt_signature, sent.data.bt_payload);
    if (read === undefined) return reply.status(401).send();
    if (read.transaction !== undefined) await handleTransaction(deps, read.transaction);
    if (read.dispute !== undefined) await handleDispute(deps, read.dispute);
    if (read.localPayment !== undefined) await handleLocalPayment(deps, read.localPayment);
    return reply.status(204).send();
  });
}
