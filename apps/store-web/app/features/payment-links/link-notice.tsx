import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { Notice } from '@albumen/ui/feedback/notice';

/** What the link's status means for its photographer; nothing where it speaks for itself. */
export function LinkNotice({ link: { status, canChange } }: { link: PaymentLink }) {
  if (status === 'awaitingPayment') {
    return (
      <Notice title="A payment is on its way.">
        <p>Banks take some days. Nobody else can pay this link meanwhile, and we mail you.</p>
      </Notice>
    );
  }
  if (status === 'expired') {
    return (
      <Notice title="This link has expired.">
        <p>
          It takes no money any more.{' '}
          {canChange && 'Give it another due date, or none, and it is open again.'}
        </p>
      </Notice>
    );
  }
  if (status === 'canceled') {
    return (
      <Notice title="This link was canceled.">
        <p>Whoever has it sees that it takes no money.</p>
      </Notice>
    );
  }
  return null;
}
