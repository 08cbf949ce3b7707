import { emailForm } from '@albumen/contract/forms/account-forms';
import type { ButtonKind } from '@albumen/ui/buttons/button';
import type { ReactNode } from 'react';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { FormOutcome } from '../../../shell/forms/form-outcome.ts';
import { EmailField } from './email-field.tsx';

export interface MailLinkFormProps {
  name: string;
  email: string;
  returnTo?: string;
  kind?: ButtonKind;
  renderHint?: (outcome: FormOutcome) => ReactNode;
  children: ReactNode;
}

/** Asks for an email address and mails a link to it. */
export function MailLinkForm({
  name,
  email,
  returnTo,
  kind,
  renderHint,
  children,
}: MailLinkFormProps) {
  return (
    <Form
      name={name}
      rules={emailForm}
      className="narrow-page__form"
      {...(renderHint && { renderHint })}
    >
      {returnTo !== undefined && <input type="hidden" name="url" value={returnTo} />}
      <EmailField start={email} />
      <SubmitButton form={name} {...(kind && { kind })} isWide>
        {children}
      </SubmitButton>
    </Form>
  );
}
