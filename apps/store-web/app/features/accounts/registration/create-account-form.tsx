import { labBrandFacts } from '@albumen/contract/brands';
import { createAccountForm } from '@albumen/contract/forms/account-forms';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { useBrand } from '../../../shell/shell-context.tsx';
import { BotCheck } from '../bot-check/bot-check.tsx';
import { ConfirmStudioAddress } from '../address/confirm-studio-address.tsx';
import { addressLabels } from '../../addresses/address-labels.ts';
import { isAboutExistingAccount } from './existing-account.ts';
import { OptionalAddress } from './optional-address.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import { doubtOf } from '../address/studio-address.ts';

export interface CreateAccountFormProps {
  /** The email of a mailed registration link: the mailbox is proved, the address fixed. */
  provedEmail: string | null;
  registration: string;
  returnTo: string;
  /** Guests have no studio to tell of. */
  isGuest: boolean;
  /** The result of the last submission, unless it made the account. */
  answered: unknown;
}

const formName = 'create-account';

export function CreateAccountForm(props: CreateAccountFormProps) {
  const { provedEmail, registration, returnTo, isGuest, answered } = props;
  const attempt = useLastRefusal(answered);
  const doubt = doubtOf(answered);
  // Without script the form that comes back tells of the doubt: sent again, it is as chosen.
  const [isChosen, setIsChosen] = useState(doubt !== undefined);
  const address = useRef<HTMLDetailsElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const brand = useBrand();
  return (
    <>
      <Form
        name={formName}
        rules={createAccountForm}
        className="narrow-page__form"
        renderHint={loginHint}
        labels={addressLabels}
      >
        <input type="hidden" name="url" value={returnTo} />
        <input type="hidden" name="registration" value={registration} />
        <div
          className="narrow-page__form narrow-page__form--flush"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) {
              setTyped((before) => ({ ...before, [target.name]: target.value }));
            }
          }}
        >
          <div className="field-pair">
            <TextField name="firstName" label="First name" autoComplete="given-name" required />
            <TextField name="lastName" label="Last name" autoComplete="family-name" required />
          </div>
          {!isGuest && (
            <TextField name="companyName" label="Studio" isOptional autoComplete="organization" />
          )}
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            {...(provedEmail !== null && { value: provedEmail, readOnly: true })}
          />
          <div>
            <PasswordField name="password" label="Password" autoComplete="new-password" required />
            <PasswordStrength
              password={typed['password'] ?? ''}
              userInputs={[
                typed['firstName'],
                typed['lastName'],
                typed['email'] ?? provedEmail,
              ].filter((input) => typeof input === 'string')}
            />
          </div>
        </div>
        <OptionalAddress
          title={isGuest ? 'Your address' : "Your studio's address"}
          isDoubted={doubt !== undefined}
          isChosen={isChosen}
          onEdit={() => setIsChosen(false)}
          ref={address}
        />
        {labBrandFacts[brand].hasBotCheck && <BotCheck name="botToken" attempt={attempt} />}
        <SubmitButton form={formName} isWide>
          Create account
        </SubmitButton>
        <p className="narrow-page__note">
          By creating an account you agree to the <Link to={href.terms()}>terms</Link> and have read
          the <Link to={href.privacy()}>privacy notice</Link>.
        </p>
      </Form>
      {doubt && (
        <ConfirmStudioAddress
          key={JSON.stringify(doubt)}
          doubt={doubt}
          inside={address}
          onChosen={() => flushSync(() => setIsChosen(true))}
        />
      )}
    </>
  );
}

/** A refusal consumes a token of the bot check, a question about the address does not. */
function useLastRefusal(answered: unknown): unknown {
  const [refusal, setRefusal] = useState(answered);
  if (answered !== refusal && doubtOf(answered) === undefined) setRefusal(answered);
  return refusal;
}

function loginHint({ message, values }: FormOutcome) {
  if (!isAboutExistingAccount(message)) return null;
  return (
    <p>
      <Link to={href.accountVerify('login', values['url'])}>Sign in instead</Link>
    </p>
  );
}
