import {
  resetPassword,
  sendMailLink,
  signIn,
  redeemLink,
  type MailKind,
} from '@albumen/contract/endpoints/accounts';
import { accountCredentials } from '@albumen/contract/endpoints/credentials';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CodeMode } from '../../features/accounts/sign-in/code-mode.tsx';
import { MailSent } from '../../features/accounts/sign-in/mail-sent.tsx';
import { RegisterMode } from '../../features/accounts/sign-in/register-mode.tsx';
import { ResetMode } from '../../features/accounts/sign-in/reset-mode.tsx';
import { LoginMode } from '../../features/accounts/sign-in/login-mode.tsx';
import { RedeemLink } from '../../features/accounts/sign-in/redeem-link.tsx';
import { WelcomeMode } from '../../features/accounts/sign-in/welcome-mode.tsx';
import type { VerifyMode } from '../../paths.ts';
import { readForm, refusedWith, type SentForm } from '../../shell/forms/form-outcome.ts';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf } from '../../shell/navigation/router-context.ts';
import { useHash } from '../../shell/navigation/use-hash.ts';

export const handle = {
  pageType: 'Account',
  title: 'Sign in',
  isPrivate: true,
} satisfies PageHandle;

interface Loaded {
  mode: VerifyMode;
  token: string;
  email: string;
  returnTo: string;
}

const modes: readonly VerifyMode[] = ['register', 'login', 'welcome', 'reset', 'undo', 'code'];

export function loader({ request }: LoaderFunctionArgs): Loaded {
  const { searchParams } = new URL(request.url);
  return {
    mode: modes.find((mode) => mode === searchParams.get('mode')) ?? 'login',
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
    returnTo: searchParams.get('url') ?? '',
  };
}

/** Opening the page redeems nothing: each form posts, so that mail scanners use no link up. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const api = apiOf(context);
  const { email = '', password = '', token = '', url = '' } = sent.values;
  if (sent.form === 'password') {
    const reply = await api.call(signIn, { body: { email, password, url } });
    return reply.ok ? redirect(reply.value.next) : refusedWith(sent, reply.problem);
  }
  if (sent.form === 'redeem') {
    const reply = await api.call(redeemLink, { body: { token } });
    return reply.ok ? redirect(reply.value.next) : refusedWith(sent, reply.problem);
  }
  if (sent.form === 'code') {
    const { code = '' } = sent.values;
    const reply = await api.call(accountCredentials.signInByCode, { body: { code } });
    return reply.ok ? redirect(reply.value.next) : refusedWith(sent, reply.problem);
  }
  if (sent.form === 'new-password') {
    const reply = await api.call(resetPassword, { body: { token, password } });
    return reply.ok ? redirect(reply.value.next) : refusedWith(sent, reply.problem);
  }
  return mail(sent, api, { email, url });
}

async function mail(
  sent: SentForm,
  api: ReturnType<typeof apiOf>,
  { email, url }: { email: string; url: string },
) {
  const kind = mailKindOf(sent.form);
  const query = url === '' ? {} : { url };
  const reply = await api.call(sendMailLink, { params: { kind, email: email.trim() }, query });
  if (!reply.ok) return refusedWith(sent, reply.problem);
  return { sentTo: reply.value.email, kind };
}

function mailKindOf(form: string): MailKind {
  if (form === 'mail-register') return 'register';
  if (form === 'mail-reset') return 'reset';
  return form === 'mail-welcome' ? 'welcome' : 'login';
}

interface Sent {
  sentTo: string;
  kind: MailKind;
}

export function Component() {
  const asked = useLoaderData<Loaded>();
  const loaded = { ...asked, returnTo: useWholePath(asked.returnTo) };
  const answered = useActionData<Sent | object>();
  if (answered && 'sentTo' in answered) return <MailSent {...answered} />;
  if (loaded.mode === 'reset') return <ResetMode {...loaded} />;
  if (loaded.token !== '') return <RedeemLink mode={loaded.mode} token={loaded.token} />;
  if (loaded.mode === 'code') return <CodeMode />;
  if (loaded.mode === 'welcome') return <WelcomeMode />;
  if (loaded.mode === 'register') return <RegisterMode {...loaded} />;
  return <LoginMode {...loaded} />;
}

/** A page that was asked for with something after # led here without it: the browser put it after this address. */
function useWholePath(path: string): string {
  const hash = useHash();
  return path === '' || path.includes('#') ? path : path + hash;
}
