import { isEmailRegistered, sendMailLink } from '@albumen/contract/endpoints/accounts';
import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { validateForm } from '@albumen/contract/form';
import { contactForm } from '@albumen/contract/forms/checkout-forms';
import { meantEmail } from '@albumen/domain/accounts/email-slip';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { typeInto } from '../addresses/type-into.ts';
import { useCheckout } from './checkout-context.tsx';

/** The email for the receipt: a slip in a well-known domain is pointed out, an account is mentioned. */
export function ContactEmail() {
  const { contact, isEmailLocked, resourceId } = useCheckout().checkout;
  const { meant, look } = useMeant();
  const block = useRef<HTMLDivElement>(null);
  const askAbout = useAccountCheck(resourceId);

  const take = (email: string) => {
    const field = block.current?.querySelector('input');
    typeInto(field?.form ?? null, 'email', email);
    field?.focus();
    void askAbout(email);
  };

  return (
    <div ref={block}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={isEmailLocked ? 'The receipt goes to your account’s address.' : undefined}
        defaultValue={contact.email}
        disabled={isEmailLocked}
        onInput={({ currentTarget }) => look(currentTarget.value)}
        onBlur={({ currentTarget }) => void askAbout(currentTarget.value)}
        required
      />
      <output className="text-sm">
        {meant !== undefined && (
          <>
            Did you mean <strong>{meant}</strong>?{' '}
            <Button kind="quiet" isDense onClick={() => take(meant)}>
              Use it
            </Button>
          </>
        )}
      </output>
    </div>
  );
}

const pauseMs = 500;

/** Checks after a pause in typing, and never as the focus leaves: the button under the pointer would move away. */
function useMeant() {
  const [meant, setMeant] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (typed: string) => {
    clearTimeout(timer.current);
    setMeant(undefined);
    timer.current = setTimeout(() => setMeant(meantEmail(typed)), pauseMs);
  };
  return { meant, look };
}

/** A guest whose email has an account may sign in by a mailed link, or go on without. */
function useAccountCheck(resourceId: string) {
  const asked = useRef('');
  return async (typed: string) => {
    const email = typed.trim().toLowerCase();
    const isWorthAsking = validateForm({ email: contactForm.email }, { email });
    if (Object.keys(isWorthAsking).length > 0 || email === asked.current) return;
    asked.current = email;
    const isRegistered = await isKnown(email, resourceId);
    // Without an answer it is asked again as the field is left once more.
    if (isRegistered === undefined && asked.current === email) asked.current = '';
    if (isRegistered !== true) return;
    const query = { url: `/checkout/${resourceId}` };
    const mailed = await call(sendMailLink, { params: { kind: 'login', email }, query });
    await openOverlay('verifyCheckout', { email, isMailed: mailed.ok });
  };
}

/** A checkout may ask for an hour after it was looked at: one that stands open longer is looked at anew. */
async function isKnown(email: string, resourceId: string): Promise<boolean | undefined> {
  const ask = () => call(isEmailRegistered, { params: { email } });
  let reply = await ask();
  if (!reply.ok && reply.problem.code === 'noRegistrationSession') {
    await call(getCheckout, { params: { resourceId } });
    reply = await ask();
  }
  return reply.ok ? reply.value.isRegistered : undefined;
}
