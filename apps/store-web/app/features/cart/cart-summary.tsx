import { startCheckout } from '@albumen/contract/endpoints/checkout';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { PanelLink } from '../../shell/navigation/panel-link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useStudio } from '../../shell/viewer.ts';
import { shopLinks } from '../../shop-links.ts';
import { useCartOnPage } from './cart-context.tsx';
import { itemsLabel } from './cart-labels.ts';
import { settleQuantities } from '../cart-items/late-quantity.ts';

/** What it comes to, and the way on; stays in view beside the items. */
export function CartSummary() {
  const { cart } = useCartOnPage();
  const gallery = useStudio()?.gallery;
  const { currency, groups } = cart;
  const pending = cart.items.filter(({ status }) => status === 'pending');
  const stopped = pending.filter(({ stops }) => stops.length > 0);
  const shippingMinor = groups.reduce((sum, { shipping }) => sum + (shipping?.priceMinor ?? 0), 0);
  const totalLabel = formatPrice(cart.totalMinor + shippingMinor, currency);
  return (
    <aside className="cart-side" aria-label="Summary">
      <div className="cart-summary">
        <dl className="cart-summary__lines">
          <Line
            label={itemsLabel(pending.length)}
            amount={formatPrice(cart.totalMinor, currency)}
          />
          {groups.map(({ shippingGroup, name, shipping }) => (
            <Line
              key={shippingGroup}
              label={`Shipping · ${name}`}
              amount={priceOf(shipping?.priceMinor ?? 0, currency)}
            />
          ))}
        </dl>
        {groups.length > 1 && (
          <p className="text-sm text-muted">
            These items are {groups.length} orders at the lab. Each ships by itself, so each has its
            own shipping fee.
          </p>
        )}
        <p className="text-sm text-muted">
          With the lowest shipping price, before tax. You choose how it ships at checkout.{' '}
          <PanelLink to={href.shipping()} title="Shipping" />
        </p>
      </div>
      <div className="cart-checkout">
        <output className="visually-hidden">
          {stopped.length > 0 && stoppedNote(stopped.length)} Estimated total {totalLabel}
        </output>
        {stopped.length > 0 && (
          <p className="cart-checkout__stopped text-sm">{stoppedNote(stopped.length)}</p>
        )}
        <dl className="cart-checkout__total">
          <Line label="Estimated total" amount={totalLabel} />
        </dl>
        <CheckoutButton isStopped={stopped.length > 0} />
      </div>
      <Link
        to={gallery ? href.gallery(gallery.shareId) : shopLinks.shop()}
        className={buttonClass({ kind: 'quiet', isWide: true }, 'cart-side__shop')}
      >
        Keep shopping
      </Link>
    </aside>
  );
}

function priceOf(minor: number, currency: string): string {
  return minor === 0 ? 'Free' : formatPrice(minor, currency);
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="cart-summary__line">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function stoppedNote(count: number): string {
  const [items, them] = count === 1 ? ['1 item needs', 'it'] : [`${count} items need`, 'them'];
  return `${items} your attention before you can check out. Or save ${them} for later.`;
}

function CheckoutButton({ isStopped }: { isStopped: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    if (!(await settleQuantities())) return setIsBusy(false);
    const reply = await call(startCheckout);
    // Always as a document of its own: it has another opener policy, for the card's pop-ups.
    if (reply.ok) return window.location.assign(href.checkout(reply.value.resourceId));
    setIsBusy(false);
    return openOverlay('error', { message: reply.problem.title });
  };
  return (
    <Button kind="primary" isWide isBusy={isBusy} disabled={isStopped} onClick={() => void go()}>
      Check out
    </Button>
  );
}
