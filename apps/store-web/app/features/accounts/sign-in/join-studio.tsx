import { form } from '@albumen/contract/form';
import { buttonClass } from '@albumen/ui/buttons/button';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { Link } from '../../../shell/navigation/link.tsx';
import { useViewer } from '../../../shell/viewer.ts';
import { PlatePage } from '../../plates/plate-page.tsx';
import '../accounts.css';

const nothingToCheck = form({});

/** The page of a mailed invitation: whoever is signed in with that address joins by the button. */
export function JoinStudio({ token }: { token: string }) {
  const account = useViewer()?.account;
  if (!account) return <SignInFirst token={token} />;
  return (
    <PlatePage
      scene="mail"
      title="Join the studio"
      lead={
        <>
          You are signed in as <strong>{account.email}</strong>. After joining you work in the
          studio, and go back to your own whenever you like.
        </>
      }
    >
      <Form
        name="join"
        rules={nothingToCheck}
        className="narrow-page__form"
        renderHint={(outcome) => <OtherAccountHint outcome={outcome} />}
      >
        <input type="hidden" name="token" value={token} />
        <SubmitButton form="join" isWide>
          Join the studio
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}

function SignInFirst({ token }: { token: string }) {
  const back = href.accountInvitation(token);
  return (
    <PlatePage
      scene="mail"
      title="Join the studio"
      lead="Sign in with the address that the invitation was mailed to, or create an account with it."
    >
      <p className="account-page__buttons">
        <Link to={href.accountVerify('login', back)} className={buttonClass({ kind: 'primary' })}>
          Sign in
        </Link>
        <Link to={href.createAccount(back)} className={buttonClass({ kind: 'plain' })}>
          Create an account
        </Link>
      </p>
    </PlatePage>
  );
}

function OtherAccountHint({ outcome }: { outcome: FormOutcome }) {
  if (outcome.code !== 'invitationForAnother') return null;
  return (
    <p>
      <Link to={href.signOut()}>Sign out first</Link>
    </p>
  );
}
