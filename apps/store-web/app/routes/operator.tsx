import { listDiscounts } from '@albumen/contract/endpoints/operator-discounts';
import { listLabOrders } from '@albumen/contract/endpoints/lab';
import { getOperatorOverview, openOperatorSession } from '@albumen/contract/endpoints/operator';
import { getBooks, listPayouts } from '@albumen/contract/endpoints/operator-books';
import { listOperatorOrders } from '@albumen/contract/endpoints/operator-orders';
import { listQuestions } from '@albumen/contract/endpoints/orders';
import type { Problem } from '@albumen/contract/problems';
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { OperatorDashboard, type OperatorData } from '../features/operator/operator-dashboard.tsx';
import { OperatorSignIn } from '../features/operator/operator-sign-in.tsx';
import { href } from '../paths.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import type { Reply } from '../shell/api/api.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Static',
  title: 'Operator',
  isPrivate: true,
} satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs): Promise<OperatorData | null> {
  const api = apiOf(context);
  const [overview, lab, asked, paid, codes, due, books] = await Promise.all([
    api.call(getOperatorOverview),
    api.call(listLabOrders),
    api.call(listQuestions),
    api.call(listOperatorOrders, { query: {} }),
    api.call(listDiscounts),
    api.call(listPayouts),
    api.call(getBooks),
  ]);
  if (overview.ok && lab.ok && asked.ok && paid.ok && codes.ok && due.ok && books.ok) {
    const { labOrders } = lab.value;
    const { questions } = asked.value;
    const { orders } = paid.value;
    const { discounts } = codes.value;
    const money = { payouts: due.value, books: books.value };
    return { overview: overview.value, labOrders, questions, orders, discounts, ...money };
  }
  const problem = firstProblem(overview, lab, asked, paid, codes, due, books);
  if (problem === undefined || problem.code === 'operatorOnly') return null;
  throw data(problem, { status: problem.status });
}

function firstProblem(...replies: readonly Reply<unknown>[]): Problem | undefined {
  for (const reply of replies) if (!reply.ok) return reply.problem;
  return undefined;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const body = { token: sent.values['token'] ?? '' };
  const reply = await apiOf(context).call(openOperatorSession, { body });
  return reply.ok ? redirect(href.operator()) : refusedWith(sent, reply.problem);
}

export function Component() {
  const data = useLoaderData<OperatorData | null>();
  return data === null ? <OperatorSignIn /> : <OperatorDashboard {...data} />;
}
