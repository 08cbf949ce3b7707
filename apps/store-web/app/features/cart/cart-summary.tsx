import { startCheckout } from '@albumen/contract/endpoints/checkout';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { Button, buttonClass } from '@albumen/ui/button';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { call } from '../../shell/browser-api.ts';
import { Link } from '../../shell/link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { shopLinks } from '../../shop-links.ts';
import { useCartOnPage } from './cart-context.tsx';
import { itemsInWords } from './cart-words.ts';

/** What it comes to, and the way on; stays in view beside the items. */
export function CartSummary() {
  const { cart } = useCartOnPage();
  const { currency, groups } = cart;
  const pending = cart.items.filter(({ status }) => status === 'pending');
  const stopped = pending.filter(({ stops }) => stops.length > 0);
  const shippingMinor = groups.reduce((sum, { shipping }) => sum + (shipping?.priceMinor ?? 0), 0);
  return (
    <aside className="cart-summary" aria-label="Summary">
      <dl className="cart-summary__lines">
        <Line
          label={itemsInWords(pending.length)}
          amount={priceInWords(cart.totalMinor, currency)}
        />
        {groups.map(({ shippingGroup, name, shipping }) => (
          <Line
            key={shippingGroup}
            label={`Shipping, ${name.toLowerCase()}`}
            amount={priceOf(shipping?.priceMinor ?? 0, currency)}
          />
        ))}
        <Line
          isTotal
          label="Estimated total"
          amount={priceInWords(cart.totalMinor + shippingMinor, currency)}
        />
      </dl>
      {groups.length > 1 && (
        <p className="text-sm text-muted">
          {groups.length} departments of the lab make these items. Each ships by itself, so each has
          its own shipping fee.
        </p>
      )}
      <p className="text-sm text-muted">
        With the lowest shipping price, before tax. You choose how it ships at checkout.
      </p>
      <CheckoutButton stopped={stopped.length} />
      <Link to={shopLinks.shop()} className={buttonClass({ kind: 'quiet', isWide: true })}>
        Keep shopping
      </Link>
    </aside>
  );
}

function priceOf(minor: number, currency: string): string {
  return minor === 0 ? 'Free' : priceInWords(minor, currency);
}

function Line({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={isTotal ? 'cart-summary__line cart-summary__line--total' : 'cart-summary__line'}
    >
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function CheckoutButton({ stopped }: { stopped: number }) {
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const reply = await call(startCheckout);
    // Always as a document of its own: it has another opener policy, for the card's pop-ups.
    if (reply.ok) return window.location.assign(href.checkout(reply.value.resourceId));
    setIsBusy(false);
    return openOverlay('error', { message: reply.problem.title });
  };
  return (
    <>
      {stopped > 0 && (
        <output className="cart-summary__stopped text-sm">
          {stopped === 1 ? '1 item needs' : `${stopped} items need`} your attention before you can
          check out. Or save {stopped === 1 ? 'it' : 'them'} for later.
        </output>
      )}
      <Button
        kind="primary"
        isWide
        isBusy={isBusy}
        disabled={stopped > 0}
        onClick={() => void go()}
      >
        Check out
      </Button>
    </>
  );
}
