import { createAccount, startRegistration } from '@albumen/contract/endpoints/accounts';
import { isGuestPath } from '@albumen/contract/guest-paths';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { PlatePage } from '../features/plates/plate-page.tsx';
import { CreateAccountForm } from '../features/accounts/registration/create-account-form.tsx';
import { doubtedWith } from '../features/accounts/address/studio-address.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf, load } from '../shell/navigation/router-context.ts';
import { Link } from '../shell/navigation/link.tsx';
import { useReturnTo } from '../shell/use-guest.ts';
import { href } from '../paths.ts';

export const handle = { pageType: 'Account', title: 'Create account' } satisfies PageHandle;

interface Loaded {
  email: string | null;
  registration: string;
  returnTo: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(args.request.url);
  const registration = searchParams.get('registration') ?? '';
  const { email } = await load(args, startRegistration, { query: { registration } });
  return { email, registration, returnTo: searchParams.get('url') ?? '' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const reply = await apiOf(context).call(createAccount, { body: sent.values });
  if (!reply.ok) return refusedWith(sent, reply.problem);
  if ('next' in reply.value) return redirect(reply.value.next);
  return doubtedWith(sent, reply.value);
}

export function Component() {
  const { email, registration, returnTo: asked } = useLoaderData<Loaded>();
  const returnTo = useReturnTo(asked);
  const isGuest = isGuestPath(returnTo);
  const answered = useActionData<unknown>();
  return (
    <PlatePage
      scene="new"
      title="Create your account"
      lead={
        isGuest
          ? 'It keeps your favorites and orders in one place.'
          : 'Galleries for whole weddings, shared with one link. Favorites and downloads for your guests.'
      }
    >
      <AlreadyRegistered returnTo={returnTo} />
      <CreateAccountForm
        provedEmail={email}
        registration={registration}
        returnTo={returnTo}
        isGuest={isGuest}
        answered={answered}
      />
    </PlatePage>
  );
}

function AlreadyRegistered({ returnTo }: { returnTo: string }) {
  return (
    <p className="narrow-page__note">
      Have an account? <Link to={href.accountVerify('login', returnTo)}>Sign in</Link>
    </p>
  );
}
