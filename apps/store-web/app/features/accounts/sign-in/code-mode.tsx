import { appCodeForm } from '@albumen/contract/forms/credential-forms';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { CodeField } from '../../credentials/code-field.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';

/** The second question, for accounts with an authenticator app. */
export function CodeMode() {
  return (
    <PlatePage
      scene="in"
      title="One more step"
      lead="Open your authenticator app and enter the code that it shows for us."
    >
      <Form
        name="code"
        rules={appCodeForm}
        className="narrow-page__form"
        renderHint={startAgainHint}
      >
        <CodeField />
        <SubmitButton form="code" isWide>
          Sign in
        </SubmitButton>
      </Form>
      <p className="narrow-page__note">
        No phone at hand? Enter one of your recovery codes instead.
      </p>
    </PlatePage>
  );
}

function startAgainHint({ code }: FormOutcome) {
  if (code !== 'signInOver') return null;
  return (
    <p>
      <Link to={href.accountVerify('login')}>Sign in again</Link>
    </p>
  );
}
