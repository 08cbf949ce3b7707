import { acceptInvitation } from '@albumen/contract/endpoints/studio';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { JoinStudio } from '../../features/accounts/sign-in/join-studio.tsx';
import { href } from '../../paths.ts';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf } from '../../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Account',
  title: 'Join a studio',
  isPrivate: true,
} satisfies PageHandle;

interface Loaded {
  token: string;
}

export function loader({ request }: LoaderFunctionArgs): Loaded {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

/** Opening the page accepts nothing: programs that open every link of a mail don't use it up. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const { token = '' } = sent.values;
  const reply = await apiOf(context).call(acceptInvitation, { body: { token } });
  return reply.ok ? redirect(href.dashboard()) : refusedWith(sent, reply.problem);
}

export function Component() {
  return <JoinStudio {...useLoaderData<Loaded>()} />;
}
