import { accountCredentials } from '@albumen/contract/endpoints/credentials';
import { signInForm } from '@albumen/contract/forms/account-forms';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { PasskeySignIn } from '../../credentials/passkey-sign-in.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';
import { EmailField } from './email-field.tsx';
import '../accounts.css';

export interface LoginModeProps {
  email: string;
  returnTo: string;
}

/** The page offers both ways in: a password, or a link by mail. */
export function LoginMode({ email, returnTo }: LoginModeProps) {
  return (
    <PlatePage scene="in" title="Sign in">
      <p className="narrow-page__note">
        New here? <Link to={href.createAccount(returnTo)}>Create an account</Link>
      </p>
      <Form
        name="password"
        rules={signInForm}
        className="narrow-page__form"
        renderHint={closedAccountHint}
      >
        <input type="hidden" name="url" value={returnTo} />
        <EmailField start={email} hasPasskeys />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          aside={<Link to={href.accountVerify('reset', returnTo)}>Forgot it?</Link>}
        />
        <SubmitButton form="password" isWide>
          Sign in
        </SubmitButton>
      </Form>
      <p className="account-page__or">or</p>
      <MailLinkForm
        name="mail-login"
        email={email}
        returnTo={returnTo}
        kind="plain"
        renderHint={registerHint}
      >
        Mail me a sign-in link
      </MailLinkForm>
      <PasskeySignIn calls={accountCredentials} returnTo={returnTo} />
    </PlatePage>
  );
}

function registerHint({ code, values }: FormOutcome) {
  if (code !== 'noAccount') return null;
  return (
    <p>
      <Link to={href.createAccount(values['url'])}>Create an account</Link>
    </p>
  );
}

function closedAccountHint({ code, values }: FormOutcome) {
  if (code !== 'wrongPassword') return null;
  return (
    <p>
      <Link to={href.accountVerify('reset', values['url'], values['email'])}>
        Set a new password
      </Link>
    </p>
  );
}
