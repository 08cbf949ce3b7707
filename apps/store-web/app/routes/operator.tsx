import { mailOperatorLink, openOperatorSession } from '@albumen/contract/endpoints/operators';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadOperator, type OperatorData } from '../features/operator/load-operator.ts';
import { OperatorDashboard } from '../features/operator/operator-dashboard.tsx';
import { forms, OperatorSignIn } from '../features/operator/operator-sign-in.tsx';
import { href } from '../paths.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Static',
  title: 'Operator',
  isPrivate: true,
} satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs): Promise<OperatorData | null> {
  return loadOperator(apiOf(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const sent = await readForm(request);
  const { token = '', email = '', name = '' } = sent.values;
  if (sent.form === forms.mail) {
    const reply = await api.call(mailOperatorLink, { body: { email } });
    return reply.ok ? { mailedTo: email } : refusedWith(sent, reply.problem);
  }
  const reply = await api.call(openOperatorSession, { body: { token, email, name } });
  return reply.ok ? redirect(href.operator()) : refusedWith(sent, reply.problem);
}

export function Component() {
  const data = useLoaderData<OperatorData | null>();
  return data === null ? <OperatorSignIn /> : <OperatorDashboard {...data} />;
}
