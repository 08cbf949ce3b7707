import {
  getOperatorOverview,
  openOperatorSession,
  type OperatorOverview,
} from '@albumen/contract/endpoints/operator';
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { OperatorDesk } from '../features/operator/operator-desk.tsx';
import { OperatorDoor } from '../features/operator/operator-door.tsx';
import { href } from '../paths.ts';
import { readForm, refusedWith } from '../shell/form-outcome.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { apiOf } from '../shell/router-context.ts';

export const handle = {
  pageType: 'Static',
  title: 'Operator',
  isPrivate: true,
} satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs): Promise<OperatorOverview | null> {
  const reply = await apiOf(context).call(getOperatorOverview);
  if (reply.ok) return reply.value;
  if (reply.problem.code === 'operatorOnly') return null;
  throw data(reply.problem, { status: reply.problem.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const body = { token: sent.values['token'] ?? '' };
  const reply = await apiOf(context).call(openOperatorSession, { body });
  return reply.ok ? redirect(href.operator()) : refusedWith(sent, reply.problem);
}

export function Component() {
  const overview = useLoaderData<OperatorOverview | null>();
  return overview === null ? <OperatorDoor /> : <OperatorDesk overview={overview} />;
}
