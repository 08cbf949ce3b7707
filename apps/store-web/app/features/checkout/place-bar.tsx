import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { useCheckout } from './checkout-context.tsx';

/** The one button; on a phone it stays in reach of the thumb, with what it costs beside it. */
export function PlaceBar({ isPlacing, onPlace }: { isPlacing: boolean; onPlace: () => void }) {
  const { checkout, isSaving } = useCheckout();
  const { totalMinor, currency } = checkout.quote;
  return (
    <div className="checkout-place">
      {/* The summary says it to a screen reader. */}
      <p
        className="checkout-place__total text-figures"
        data-stale={isSaving || undefined}
        aria-hidden="true"
      >
        <span className="text-sm text-muted">Total</span>
        {formatPrice(totalMinor, currency)}
      </p>
      <Button kind="primary" isWide isBusy={isPlacing} onClick={onPlace}>
        Place Order
      </Button>
    </div>
  );
}
