import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { useReturnTo } from '../../../shell/use-guest.ts';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';

export interface RegisterModeProps {
  email: string;
  returnTo: string;
}

/** Proves the mailbox: to a new address the mail leads to the form, to one's own it verifies. */
export function RegisterMode({ email, returnTo: asked }: RegisterModeProps) {
  const returnTo = useReturnTo(asked);
  return (
    <PlatePage
      scene="mail"
      title="Verify your email"
      lead="We mail you a link. Follow it, and your email is verified."
    >
      <MailLinkForm name="mail-register" email={email} returnTo={returnTo} renderHint={signInHint}>
        Mail me the link
      </MailLinkForm>
    </PlatePage>
  );
}

function signInHint({ code, values }: FormOutcome) {
  if (code !== 'accountAlreadyRegistered') return null;
  return (
    <p>
      <Link to={href.accountVerify('login', values['url'])}>Sign in instead</Link>
    </p>
  );
}
