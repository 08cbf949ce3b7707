import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel } from '@albumen/domain/pricing/count-label';
import { Button } from '@albumen/ui/buttons/button';
import { href } from '../../../paths.ts';
import { useEditor, useEditorState } from '../state/editor-context.tsx';
import { usePricedChoice } from '../state/use-choice.ts';
import { ReadinessDetails } from './readiness-details.tsx';
import { useAddToCart } from './use-add-to-cart.tsx';
import { useLeaving } from './use-leaving.ts';

/** What it costs and how it prints, always in view, and the way on. */
export function SummaryBar() {
  const { opening } = useEditor();
  const { price } = usePricedChoice();
  const { currency, product } = opening.start;
  const { piecesPerUnit } = product;
  const quantity = useEditorState((state) => state.quantity);
  return (
    <div className="summary">
      <div className="summary__facts">
        <p className="summary__price">
          <span className="summary__total text-figures">
            {formatPrice(price.totalMinor, currency)}
          </span>
          {quantity > 1 && (
            <span className="text-sm text-muted text-figures">
              {`${countLabel({ quantity, piecesPerUnit })} × ${formatPrice(price.unitMinor, currency)}`}
              {price.percentOff > 0 && ` − ${price.percentOff}%`}
            </span>
          )}
        </p>
        <ReadinessDetails />
      </div>
      {opening.order === null ? <AddToCart /> : <BackToOrder {...opening.order} />}
    </div>
  );
}

function AddToCart() {
  const { opening } = useEditor();
  const { add, isBusy, dialog } = useAddToCart();
  return (
    <>
      <Button kind="primary" isWide isBusy={isBusy} onClick={add}>
        {opening.item === null ? 'Add to cart' : 'Save to cart'}
      </Button>
      {dialog}
    </>
  );
}

/** What is warned of is asked on the order's page, where the new design is taken. */
function BackToOrder({ resourceId }: { resourceId: string }) {
  const { leave, isBusy } = useLeaving();
  return (
    <Button kind="primary" isWide isBusy={isBusy} onClick={() => leave(href.order(resourceId))}>
      Back to your order
    </Button>
  );
}
