import { isEmailRegistered, sendMailLink } from '@albumen/contract/endpoints/accounts';
import { validateForm } from '@albumen/contract/form';
import { contactForm } from '@albumen/contract/forms/checkout-forms';
import { Button } from '@albumen/ui/button';
import { TextField } from '@albumen/ui/text-field';
import { useRef, useState } from 'react';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckout } from './checkout-context.tsx';
import { changedFields, typedValues } from './form-values.ts';

const names = Object.keys(contactForm);

/** Who orders: text that switches to a form, and the form as long as something is missing. */
export function ContactBlock() {
  const { checkout } = useCheckout();
  const isComplete = Object.keys(validateForm(contactForm, checkout.contact)).length === 0;
  const [isEditing, setIsEditing] = useState(!isComplete);
  return (
    <CheckoutSection
      title="Contact"
      aside={
        isEditing ? null : (
          <Button kind="quiet" isDense onClick={() => setIsEditing(true)}>
            Edit contact
          </Button>
        )
      }
    >
      {isEditing ? <ContactFields onDone={() => setIsEditing(false)} /> : <ContactText />}
    </CheckoutSection>
  );
}

function ContactText() {
  const { name, email, companyName } = useCheckout().checkout.contact;
  return (
    <p className="checkout__text">
      {name}
      {companyName !== '' && <span>{companyName}</span>}
      <span>{email}</span>
    </p>
  );
}

function ContactFields({ onDone }: { onDone: () => void }) {
  const { checkout, isSaving, save, showErrors } = useCheckout();
  const { contact, isEmailLocked } = checkout;
  const block = useRef<HTMLDivElement>(null);
  const askAbout = useAccountCheck(checkout.resourceId);

  const submit = async () => {
    const values = typedValues(block.current?.closest('form') ?? null, checkout);
    const errors = validateForm(contactForm, values);
    for (const name of names) showErrors(name, errors[name] ?? []);
    if (Object.keys(errors).length > 0) {
      const [first] = Object.keys(errors);
      block.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (await save(changedFields(values, checkout, names))) onDone();
  };

  return (
    <div className="checkout__fields" ref={block}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={isEmailLocked ? 'The receipt goes to your account’s address.' : undefined}
        defaultValue={contact.email}
        disabled={isEmailLocked}
        onBlur={({ currentTarget }) => void askAbout(currentTarget.value)}
        required
      />
      <div className="field-pair">
        <TextField
          name="name"
          label="Name on the package"
          autoComplete="name"
          defaultValue={contact.name}
          required
        />
        <TextField
          name="companyName"
          label="Company"
          isOptional
          autoComplete="organization"
          defaultValue={contact.companyName}
        />
      </div>
      <div>
        <Button isDense isBusy={isSaving} onClick={() => void submit()}>
          Save contact
        </Button>
      </div>
    </div>
  );
}

/** A guest whose email has an account may sign in by a mailed link, or go on without. */
function useAccountCheck(resourceId: string) {
  const asked = useRef('');
  return async (typed: string) => {
    const email = typed.trim().toLowerCase();
    const isWorthAsking = validateForm({ email: contactForm.email }, { email });
    if (Object.keys(isWorthAsking).length > 0 || email === asked.current) return;
    asked.current = email;
    const reply = await call(isEmailRegistered, { params: { email } });
    if (!reply.ok || !reply.value.isRegistered) return;
    const query = { url: `/checkout/${resourceId}` };
    const mailed = await call(sendMailLink, { params: { kind: 'login', email }, query });
    await openOverlay('verifyCheckout', { email, isMailed: mailed.ok });
  };
}
