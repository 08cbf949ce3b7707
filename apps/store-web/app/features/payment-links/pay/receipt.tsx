import type { PayableLink } from '@albumen/contract/endpoints/payment-links';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import type { ReactNode } from 'react';
import '../link-facts.css';

interface ReceiptProps {
  link: PayableLink;
  receipt: NonNullable<PayableLink['receipt']>;
}

export function Receipt({ link, receipt }: ReceiptProps) {
  const { amountMinor, currency, reference, from } = link;
  const { paidAt, paidWith, refundedMinor } = receipt;
  return (
    <section className="pay__receipt" aria-label="Receipt">
      <Outcome link={link} />
      <dl className="link-facts">
        <Row name="Paid to">{from.name}</Row>
        <Row name="Amount">{formatPrice(amountMinor, currency)}</Row>
        {paidAt !== null && <Row name="Paid on">{formatDate(new Date(paidAt))}</Row>}
        <Row name="Paid with">{paidWith}</Row>
        <Row name="Payment">{reference}</Row>
        {refundedMinor > 0 && <Row name="Refunded">{formatPrice(refundedMinor, currency)}</Row>}
      </dl>
      {paidAt !== null && (
        <div className="pay__print">
          <Button onClick={() => window.print()}>Print receipt</Button>
        </div>
      )}
    </section>
  );
}

function Outcome({ link: { status } }: { link: PayableLink }) {
  if (status === 'awaitingPayment') {
    return (
      <Notice title="Your payment is on its way.">
        <p>
          It is confirmed by your bank, on your phone or by debit, and can take some days. We mail
          you the receipt as soon as it has arrived; you need not wait here.
        </p>
      </Notice>
    );
  }
  if (status === 'refunded') {
    return (
      <Notice title="It was paid, and all of it goes back.">
        <p>It goes the way it came; banks take a few days to show it.</p>
      </Notice>
    );
  }
  return (
    <Notice kind="done" title="Thank you, it is paid.">
      <p>A receipt goes to the email that was given with the payment.</p>
    </Notice>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
