import { changeOrderDesign, type Order, type OrderItem } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

interface ChangeDesignProps {
  resourceId: string;
  item: OrderItem;
  onChange: (order: Order) => void;
}

/** Opens the design again; what was changed is printed once its owner says so. */
export function ChangeDesign({ resourceId, item, onChange }: ChangeDesignProps) {
  const [stops, setStops] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const { itemId, design } = item;
  if (design === null) return null;
  const take = async (version: number) => {
    setIsBusy(true);
    const body = { version, isAccepted: stops.length > 0 };
    const reply = await call(changeOrderDesign, { params: { resourceId, itemId }, body });
    setIsBusy(false);
    if (reply.ok) {
      setStops([]);
      showToast('The lab gets the new design.');
      return onChange(reply.value);
    }
    const { code, params, title } = reply.problem;
    const found = String(params?.['stops'] ?? '').split(' ');
    const isAcceptable = code === 'designNotReady' && found.every((stop) => stop in acceptable);
    if (isAcceptable && stops.length === 0) return setStops(found);
    void openOverlay('error', { message: title });
  };
  const { editorUrl, newVersion } = design;
  return (
    <span className="order-item__design">
      <a className="link text-sm" href={editorUrl}>
        Change the design
      </a>
      {newVersion !== null && (
        <>
          {stops.map((stop) => (
            <span key={stop} className="text-sm">
              {acceptable[stop]}
            </span>
          ))}
          <Button isDense isBusy={isBusy} onClick={() => void take(newVersion)}>
            {stops.length > 0 ? 'Print it all the same' : 'Print the new design'}
          </Button>
        </>
      )}
    </span>
  );
}

/** What somebody may say yes to. */
const acceptable: Readonly<Record<string, string>> = {
  softPhoto: 'A photo is small for this size and may print softly.',
  sampleWords: 'Some words are still the design’s own.',
  blankWords: 'A place for words is empty.',
  blankSpread: 'A spread without photos stays blank paper.',
};
