import { signOut } from '@albumen/contract/endpoints/accounts';
import { form } from '@albumen/contract/form';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PlatePage } from '../features/plates/plate-page.tsx';
import type { SubmitEvent } from 'react';
import { SignedOut } from '../features/accounts/sign-in/signed-out.tsx';
import { leaveUpload } from '../features/upload/upload-center.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import { Form, SubmitButton } from '../shell/forms/form.tsx';
import { forgetKept } from '../shell/offline/forget-kept.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf } from '../shell/navigation/router-context.ts';
import { useViewer } from '../shell/viewer.ts';

export const handle = {
  pageType: 'Account',
  title: 'Sign out',
  isPrivate: true,
} satisfies PageHandle;

const nothingToCheck = form({});

export function loader({ request }: LoaderFunctionArgs) {
  return { isDeleted: new URL(request.url).searchParams.has('deleted') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const reply = await apiOf(context).call(signOut);
  if (reply.ok) await forgetKept();
  return reply.ok ? redirect(reply.value.next) : refusedWith(sent, reply.problem);
}

/** A navigation signs nobody out; the form does. */
export function Component() {
  const { isDeleted } = useLoaderData<{ isDeleted: boolean }>();
  const viewer = useViewer();
  if (viewer?.account == null) return <SignedOut isDeleted={isDeleted} />;
  return (
    <PlatePage scene="out" title="Sign out" lead={`You are signed in as ${viewer.account.email}.`}>
      <div onSubmitCapture={askFirst}>
        <Form name="sign-out" rules={nothingToCheck} className="narrow-page__form">
          <SubmitButton form="sign-out" isWide>
            Sign out
          </SubmitButton>
        </Form>
      </div>
    </PlatePage>
  );
}

/* Without the account the upload could not go on. */
function askFirst(event: SubmitEvent): void {
  if (leaveUpload()) return;
  event.preventDefault();
  event.stopPropagation();
}
