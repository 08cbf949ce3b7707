import { emailForm } from '@albumen/contract/forms/account-forms';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { PlatePage } from '../../plates/plate-page.tsx';
import { EmailField } from './email-field.tsx';

export interface RegisterModeProps {
  email: string;
  returnTo: string;
}

/** Proves the mailbox: to a new address the mail leads to the form, to one's own it verifies. */
export function RegisterMode({ email, returnTo }: RegisterModeProps) {
  return (
    <PlatePage
      scene="mail"
      title="Verify your email"
      lead="We mail you a link. Follow it, and your email is verified."
    >
      <Form
        name="mail-register"
        rules={emailForm}
        className="narrow-page__form"
        renderHint={signInHint}
      >
        <input type="hidden" name="url" value={returnTo} />
        <EmailField start={email} />
        <SubmitButton form="mail-register" isWide>
          Mail me the link
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}

function signInHint({ code }: FormOutcome) {
  if (code !== 'accountAlreadyRegistered') return null;
  return (
    <p>
      <Link to={href.accountVerify('login')}>Sign in instead</Link>
    </p>
  );
}
