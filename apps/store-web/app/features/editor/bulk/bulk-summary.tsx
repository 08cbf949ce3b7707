import { photosLabel } from '@albumen/domain/photos/photos-label';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { CheckIcon, WarningIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import type { Opening } from '../opening/opening.ts';
import { priceBulk, type Bulk } from './bulk-prints.ts';
import { createBulkSending } from './bulk-sending.ts';

export interface BulkSummaryProps {
  opening: Opening;
  bulk: Bulk;
  toCheck: number;
  /** How many have too few pixels to print sharp. */
  softCount: number;
  onAdded: () => Promise<void>;
}

/** What all of it costs, and into the cart with it. */
export function BulkSummary({ opening, bulk, toCheck, softCount, onAdded }: BulkSummaryProps) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [send] = useState(() => createBulkSending(call));
  const { product, currency } = opening.start;
  const pieces = bulk.prints.reduce((sum, { quantity }) => sum + quantity, 0);

  async function add(): Promise<void> {
    setIsBusy(true);
    const problem = await send(opening, bulk);
    setIsBusy(false);
    if (problem === undefined) {
      await onAdded();
      return navigate(href.cart());
    }
    await openOverlay('error', {
      title: 'They are not in the cart yet',
      message: `${problem} Nothing was changed here.`,
      onRetry: () => void add(),
    });
  }

  return (
    <div className="summary">
      <div className="summary__facts">
        <p className="summary__price">
          <span className="summary__total text-figures">
            {formatPrice(priceBulk(product, bulk), currency)}
          </span>
          <span className="text-sm text-muted text-figures">
            {pieces === 1 ? '1 print' : `${pieces.toLocaleString('en-US')} prints`}
          </span>
        </p>
        <p className={`readiness readiness--${toCheck === 0 ? 'good' : 'warn'}`}>
          {toCheck === 0 ? <CheckIcon size={16} /> : <WarningIcon size={16} />}
          {toCheck === 0 ? 'All print sharp' : `${toCheck} to look at`}
        </p>
      </div>
      <Button
        kind="primary"
        isWide
        isBusy={isBusy}
        disabled={bulk.prints.length === 0}
        onClick={() => (softCount > 0 ? setIsAsked(true) : void add())}
      >
        Add to cart
      </Button>
      {isAsked && (
        <Dialog title="How they will print" onClose={() => setIsAsked(false)}>
          <p>
            {photosLabel(softCount)} {softCount === 1 ? 'has' : 'have'} few pixels for this size and
            will look soft. Choose a smaller size, or show more of them.
          </p>
          <DialogActions>
            <Button onClick={() => setIsAsked(false)}>Go on editing</Button>
            <Button
              kind="primary"
              onClick={() => {
                setIsAsked(false);
                void add();
              }}
            >
              Add them as they are
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
