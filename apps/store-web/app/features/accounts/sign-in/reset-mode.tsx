import { resetPasswordForm } from '@albumen/contract/forms/account-forms';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { MailLinkForm } from './mail-link-form.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';
import { WayOn } from './way-on.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';

export interface ResetModeProps {
  /** The token of a mailed link; empty where the link is still to be asked for. */
  token: string;
  email: string;
  returnTo: string;
}

export function ResetMode(props: ResetModeProps) {
  return props.token === '' ? <AskForLink {...props} /> : <NewPassword {...props} />;
}

function AskForLink({ email, returnTo }: ResetModeProps) {
  return (
    <PlatePage
      scene="mail"
      title="Set a new password"
      lead="We mail you a link. Your old password works until you set a new one."
    >
      <MailLinkForm name="mail-reset" email={email} returnTo={returnTo}>
        Mail me the link
      </MailLinkForm>
    </PlatePage>
  );
}

function NewPassword({ token }: ResetModeProps) {
  return (
    <PlatePage scene="mail" title="Choose a new password" lead="All other devices are signed out.">
      <Form
        name="new-password"
        rules={resetPasswordForm}
        className="narrow-page__form"
        renderHint={({ code }) => <WayOn mode="reset" token={token} code={code} />}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordField userInputs={[]} />
        <SubmitButton form="new-password" isWide>
          Set password and sign in
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}
