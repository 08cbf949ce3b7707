import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { mountFixture } from '../../../test/mount-fixture.tsx';
import { CheckoutContext, type CheckoutSession } from './checkout-context.tsx';
import { ContactEmail } from './contact-email.tsx';

/* What the email's field reads of a checkout. */
const checkout = {
  resourceId: 'abcdefghijklmnopqrstuv',
  contact: { name: '', email: '', companyName: '' },
  isEmailLocked: false,
} as Partial<Checkout> as Checkout;

const session = { checkout } as Partial<CheckoutSession> as CheckoutSession;

mountFixture(
  <CheckoutContext value={session}>
    <form aria-label="Contact">
      <ContactEmail />
    </form>
  </CheckoutContext>,
);
