import '@albumen/ui/ui.css';
import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { createRoot } from 'react-dom/client';
import { CheckoutContext, type CheckoutSession } from './checkout-context.tsx';
import { ContactEmail } from './contact-email.tsx';

/* What the email's field reads of a checkout. */
const checkout = {
  resourceId: 'abcdefghijklmnopqrstuv',
  contact: { name: '', email: '', companyName: '' },
  isEmailLocked: false,
} as Partial<Checkout> as Checkout;

const session = { checkout } as Partial<CheckoutSession> as CheckoutSession;

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <CheckoutContext value={session}>
      <form aria-label="Contact">
        <ContactEmail />
      </form>
    </CheckoutContext>,
  );
}
