import type { OrderQuestion } from '@albumen/contract/endpoints/orders';
import { calls as operatorCalls } from '@albumen/contract/schemas/operator-orders';
import { calls } from '@albumen/contract/schemas/orders';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { listForOperator } from './operator-orders.service.ts';
import { refundOrder } from './changes/refund-order.service.ts';
import { listThreads } from './order-messages.queries.ts';
import { presentMessage } from './orders.presenter.ts';
import { answerSupport } from './support.service.ts';

const shownThreads = 50;

/** What customers asked about their orders, our answers, and money that goes back. */
export function addOperatorOrders(route: Router, deps: Dependencies): void {
  route(calls.listQuestions, async () => ({ questions: await listQuestions(deps) }));

  route(calls.answerQuestion, async ({ visit, params: { orderId: id }, body: { message } }) => {
    await answerSupport(deps, visit, { id, message });
    return { isDone: true };
  });

  route(operatorCalls.listOperatorOrders, async ({ query: { find } }) => ({
    orders: await listForOperator(deps, find),
  }));

  route(operatorCalls.refundOrder, async ({ visit, params: { orderId }, body }) => {
    await refundOrder(deps, visit, { ...body, orderId });
    return { isDone: true };
  });
}

async function listQuestions({ db }: Dependencies): Promise<OrderQuestion[]> {
  const threads = Map.groupBy(await listThreads(db, shownThreads), ({ orderId }) => orderId);
  const questions = [...threads].flatMap(([orderId, messages]) => {
    const last = messages.at(-1);
    if (last === undefined) return [];
    const { reference, contactName } = last;
    const isWaiting = last.author === 'customer';
    return { orderId, reference, contactName, isWaiting, messages: messages.map(presentMessage) };
  });
  return questions.toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}
