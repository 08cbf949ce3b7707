import * as endpoints from '@albumen/contract/endpoints/orders';
import type { OrderQuestion } from '@albumen/contract/endpoints/orders';
import * as schemas from '@albumen/contract/schemas/orders';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { operatorOnly } from '../operator/operator-session.ts';
import { listThreads } from './order-messages.queries.ts';
import { presentMessage } from './orders.presenter.ts';
import { answerSupport } from './orders.service.ts';

const byOrder = z.strictObject({ orderId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
const shownThreads = 50;

/** What customers asked about their orders, and our answers. */
export function addOperatorOrders(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];

  route(
    endpoints.listQuestions,
    { schemas: { reply: schemas.orderQuestions }, guards },
    async () => ({ questions: await listQuestions(deps) }),
  );

  route(
    endpoints.answerQuestion,
    {
      schemas: { params: byOrder, body: schemas.orderSupportBody, reply: schemas.orderAnswered },
      guards,
    },
    async ({ params: { orderId }, body: { message } }) => {
      await answerSupport(deps, orderId, message);
      return { isDone: true };
    },
  );
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
