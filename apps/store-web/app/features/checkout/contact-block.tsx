import { validateForm } from '@albumen/contract/form';
import { contactForm } from '@albumen/contract/forms/checkout-forms';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useRef, useState, type FocusEvent } from 'react';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckout } from './checkout-context.tsx';
import { ContactEmail } from './contact-email.tsx';
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
  const { checkout, save, showErrors } = useCheckout();
  const { contact } = checkout;
  const [isBusy, setIsBusy] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const valuesNow = () => typedValues(block.current?.closest('form') ?? null, checkout);

  /** What is right is kept as the focus leaves, so that a reload loses none of it. */
  const leave = ({ relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof Node && block.current?.contains(relatedTarget)) return;
    const values = valuesNow();
    const errors = validateForm(contactForm, values);
    const right = names.filter((name) => errors[name] === undefined);
    const changed = changedFields(values, checkout, right);
    if (Object.keys(changed).length > 0) void save(changed);
  };

  const submit = async () => {
    const values = valuesNow();
    const errors = validateForm(contactForm, values);
    for (const name of names) showErrors(name, errors[name] ?? []);
    if (Object.keys(errors).length > 0) {
      const [first] = Object.keys(errors);
      block.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    const isSaved = (await save(changedFields(values, checkout, names))) !== undefined;
    setIsBusy(false);
    if (isSaved) onDone();
  };

  return (
    <div className="checkout__fields" ref={block} onBlur={leave}>
      <ContactEmail />
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
        <Button isDense isBusy={isBusy} onClick={() => void submit()}>
          Save contact
        </Button>
      </div>
    </div>
  );
}
