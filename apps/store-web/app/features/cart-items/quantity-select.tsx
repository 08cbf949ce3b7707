import { ChevronDownIcon } from '@albumen/ui/icons';
import '@albumen/ui/forms/field.css';
import './quantity-select.css';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isOpenEnded, quantityEntries } from './quantity-choice.ts';
import { TypedQuantity } from './typed-quantity.tsx';
import { createLateQuantity, type SendQuantity, watchQuantity } from './late-quantity.ts';

export interface QuantitySelectProps {
  item: { quantity: number; maxQuantity: number; piecesPerUnit: number };
  send: SendQuantity;
}

/** A short list for the usual; its last entry becomes a number input. Waits 300 ms for a change of mind. */
export function QuantitySelect({ item, send }: QuantitySelectProps) {
  const id = useId();
  const { wanted, choose } = useQuantity(item.quantity, send);
  const { quantity, maxQuantity } = item;
  const [isTyped, setIsTyped] = useState(isOpenEnded(quantity, maxQuantity));
  const [isSwapped, setIsSwapped] = useState(false);
  // Another tab may have chosen what the list does not go up to.
  if (!isTyped && isOpenEnded(wanted, maxQuantity)) setIsTyped(true);
  const pick = (next: number) => {
    choose(next);
    if (!isOpenEnded(next, maxQuantity)) return;
    setIsTyped(true);
    setIsSwapped(true);
  };
  return (
    <div className="cart-quantity">
      <label className="text-sm text-muted" htmlFor={id}>
        {item.piecesPerUnit > 1 ? `Packs of ${item.piecesPerUnit}` : 'Quantity'}
      </label>
      {isTyped ? (
        <TypedQuantity
          id={id}
          value={wanted}
          most={maxQuantity}
          takesFocus={isSwapped}
          onChoose={choose}
        />
      ) : (
        <div className="select">
          <select
            id={id}
            className="input"
            value={wanted}
            onChange={({ target }) => pick(Number(target.value))}
          >
            {quantityEntries(maxQuantity).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} />
        </div>
      )}
    </div>
  );
}

/** The quantity of an item as the customer wants it, from the choice until the cart has it. */
function useQuantity(quantity: number, send: SendQuantity) {
  const latest = useEffectEvent(send);
  const [chosen, setChosen] = useState<number>();
  const [late] = useState(() =>
    createLateQuantity(async (wanted, isLeaving) => {
      const isAccepted = await latest(wanted, isLeaving);
      setChosen((now) => (now === wanted ? undefined : now));
      return isAccepted;
    }),
  );
  useEffect(() => watchQuantity(late), [late]);
  const choose = (wanted: number) => setChosen(late.choose(wanted, quantity) ? wanted : undefined);
  return { wanted: chosen ?? quantity, choose };
}
