import type { PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { LinkRows } from './link-rows.tsx';

/** One page of the list as an HTML fragment; its cursor stands in `data-next`. */
export function PaymentLinksPartial({ page: { links, next } }: { page: PaymentLinks }) {
  return (
    <ul className="link-list" {...(next !== null && { 'data-next': next })}>
      <LinkRows links={links} />
    </ul>
  );
}
