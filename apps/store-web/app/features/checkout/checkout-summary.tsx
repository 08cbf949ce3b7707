import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { ReactNode } from 'react';
import { href } from '../../paths.ts';
import { useCheckout } from './checkout-context.tsx';
import { SummaryItem } from './summary-item.tsx';

/** What is ordered and what it costs; stays in view, and says when it is being worked out anew. */
export function CheckoutSummary({ children }: { children: ReactNode }) {
  const { checkout, isSaving } = useCheckout();
  return (
    <aside className="checkout-summary" aria-label="Summary">
      <header className="checkout-summary__head">
        <h2 className="title-sm">Summary</h2>
        <a className="link text-sm" href={href.cart()}>
          Back to the cart
        </a>
      </header>
      <ul className="checkout-summary__items">
        {checkout.items.map((item) => (
          <SummaryItem key={item.itemId} item={item} quote={checkout.quote} />
        ))}
      </ul>
      <Totals checkout={checkout} isStale={isSaving} />
      {/* What a change costs is heard where it is made. */}
      <output className="visually-hidden">
        Total {formatPrice(checkout.quote.totalMinor, checkout.quote.currency)}
      </output>
      {children}
    </aside>
  );
}

function Totals({ checkout, isStale }: { checkout: Checkout; isStale: boolean }) {
  const { quote, discount, address } = checkout;
  const price = (minor: number) => formatPrice(minor, quote.currency);
  const { lines, groups, taxLines } = quote;
  const itemDiscountMinor = lines.reduce((sum, line) => sum + line.itemDiscountMinor, 0);
  const orderDiscountMinor = quote.discountMinor - itemDiscountMinor;
  const isTaxKnown = address.state !== '';
  return (
    <dl className="checkout-summary__totals" aria-busy={isStale} data-stale={isStale || undefined}>
      <Row name="Items">{price(quote.itemsMinor - itemDiscountMinor)}</Row>
      {orderDiscountMinor > 0 && (
        <Row name={discount?.code ?? 'Discount'}>{price(-orderDiscountMinor)}</Row>
      )}
      <Row name={groups.length > 1 ? `Shipping, ${groups.length} packages` : 'Shipping'}>
        {groups.some(({ shippingMethod }) => shippingMethod === null)
          ? 'Not chosen'
          : quote.shippingMinor === 0
            ? 'Free'
            : price(quote.shippingMinor)}
      </Row>
      {quote.shippingDiscountMinor > 0 && (
        <Row name={`of which ${discount?.code ?? 'a discount'} took off`}>
          {price(quote.shippingDiscountMinor)}
        </Row>
      )}
      {quote.packagingMinor > 0 && <Row name="Packaging">{price(quote.packagingMinor)}</Row>}
      {taxLines.map(({ name, rate, amountMinor }) => (
        <Row key={name} name={`${name}, ${rate}%`}>
          {price(amountMinor)}
        </Row>
      ))}
      {!isTaxKnown && <Row name="Tax">With the address</Row>}
      <Row name="Total" isTotal>
        {price(quote.totalMinor)}
      </Row>
    </dl>
  );
}

interface RowProps {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}

function Row({ name, isTotal, children }: RowProps) {
  return (
    <div className={isTotal ? 'checkout-summary__total' : undefined}>
      <dt>{name}</dt>
      <dd className="text-figures">{children}</dd>
    </div>
  );
}
