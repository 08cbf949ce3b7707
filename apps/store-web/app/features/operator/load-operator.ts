import { operatorCredentials } from '@albumen/contract/endpoints/credentials';
import { listDiscounts } from '@albumen/contract/endpoints/operator-discounts';
import { listLabOrders } from '@albumen/contract/endpoints/lab';
import {
  getOperatorOverview,
  listOperatorAccounts,
  listOperatorMails,
} from '@albumen/contract/endpoints/operator';
import { getBooks, listPayouts } from '@albumen/contract/endpoints/operator-books';
import { listOperatorOrders } from '@albumen/contract/endpoints/operator-orders';
import { listAuditEntries } from '@albumen/contract/endpoints/operator-audit';
import {
  getOperatorViewer,
  listOperators,
  listOperatorSessions,
} from '@albumen/contract/endpoints/operators';
import { listQuestions } from '@albumen/contract/endpoints/orders';
import type { Right } from '@albumen/contract/rights';
import { data } from 'react-router';
import type { Api, Reply } from '../../shell/api/api.ts';

export type OperatorData = NonNullable<Awaited<ReturnType<typeof loadOperator>>>;

/** What the signed-in operator may see, undefined where the role does not hold the right; null for anybody else. */
export async function loadOperator(api: Api) {
  const viewer = await api.call(getOperatorViewer);
  if (!viewer.ok && viewer.problem.code === 'operatorOnly') return null;
  if (!viewer.ok) throw data(viewer.problem, { status: viewer.problem.status });
  const { rights } = viewer.value;

  async function ask<Value>(right: Right | undefined, send: () => Promise<Reply<Value>>) {
    if (right !== undefined && !rights.includes(right)) return undefined;
    const reply = await send();
    if (!reply.ok) throw data(reply.problem, { status: reply.problem.status });
    return reply.value;
  }

  const [
    overview,
    mails,
    orders,
    questions,
    lab,
    discounts,
    payouts,
    books,
    accounts,
    others,
    audit,
    own,
    credentials,
  ] = await Promise.all([
    ask('system:read', () => api.call(getOperatorOverview)),
    ask('mail:read', () => api.call(listOperatorMails)),
    ask('orders:read', () => api.call(listOperatorOrders, { query: {} })),
    ask('orders:read', () => api.call(listQuestions)),
    ask('lab:read', () => api.call(listLabOrders)),
    ask('discounts:read', () => api.call(listDiscounts)),
    ask('payouts:read', () => api.call(listPayouts)),
    ask('books:read', () => api.call(getBooks)),
    ask('accounts:read', () => api.call(listOperatorAccounts)),
    ask('operators:read', () => api.call(listOperators)),
    ask('audit:read', () => api.call(listAuditEntries, { query: {} })),
    ask(undefined, () => api.call(listOperatorSessions)),
    ask(undefined, () => api.call(operatorCredentials.getCredentials)),
  ]);
  return {
    viewer: viewer.value,
    sessions: own?.sessions ?? [],
    credentials,
    overview,
    mails,
    orders: orders?.orders,
    questions: questions?.questions,
    labOrders: lab?.labOrders,
    discounts: discounts?.discounts,
    payouts,
    books,
    accounts,
    operators: others?.operators,
    audit,
  };
}
