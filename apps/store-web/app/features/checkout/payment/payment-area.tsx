import { Notice } from '@albumen/ui/notice';
import type { PaymentAreaProps } from '../payment-slot.ts';

/** Without a provider nothing can be paid: the page says so, and keeps everything. */
export function PaymentArea(_props: PaymentAreaProps) {
  return (
    <Notice title="Payments are not available right now.">
      <p>Your cart and what you entered are kept.</p>
    </Notice>
  );
}
