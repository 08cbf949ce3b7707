import type { CartItem } from '@albumen/contract/endpoints/cart';
import { limits } from '@albumen/contract/limits';
import { ChevronDownIcon } from '@albumen/ui/icons';
import '@albumen/ui/field.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useCartOnPage } from './cart-context.tsx';
import { isOpenEnded, quantityEntries, snapQuantity } from './quantity-choice.ts';

/** A short list for the usual; its last entry becomes a number input. Waits 300 ms for a change of mind. */
export function QuantitySelect({ item }: { item: CartItem }) {
  const id = useId();
  const { wanted, isTyped, choose } = useQuantity(item);
  const { maxQuantity } = item;
  return (
    <div className="cart-quantity">
      <label className="text-sm text-muted" htmlFor={id}>
        {item.piecesPerUnit > 1 ? `Packs of ${item.piecesPerUnit}` : 'Quantity'}
      </label>
      {isTyped ? (
        <input
          key={item.quantity}
          id={id}
          className="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          step={1}
          defaultValue={wanted}
          onChange={({ target }) => {
            if (target.value !== '') choose(snapQuantity(target.value, maxQuantity));
          }}
          onBlur={({ target }) => {
            const snapped = snapQuantity(target.value, maxQuantity);
            target.value = String(snapped);
            choose(snapped);
          }}
        />
      ) : (
        <div className="select">
          <select
            id={id}
            className="input"
            value={wanted}
            onChange={({ target }) => choose(Number(target.value))}
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

function useQuantity(item: CartItem) {
  const { itemId, quantity, maxQuantity } = item;
  const { actions } = useCartOnPage();
  // What was chosen over this quantity: once the cart has another, that one counts.
  const [choice, setChoice] = useState({ over: quantity, wanted: quantity });
  const [isTyped, setIsTyped] = useState(isOpenEnded(quantity, maxQuantity));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [itemId]);
  const apply = async (wanted: number) => {
    const changed = await actions.changeQuantity(item, wanted);
    if (changed === undefined) setChoice({ over: quantity, wanted: quantity });
  };
  const choose = (wanted: number) => {
    setChoice({ over: quantity, wanted });
    if (isOpenEnded(wanted, maxQuantity)) setIsTyped(true);
    clearTimeout(timer.current);
    if (wanted === quantity) return;
    timer.current = setTimeout(() => void apply(wanted), limits.quantityDelayMs);
  };
  return { wanted: choice.over === quantity ? choice.wanted : quantity, isTyped, choose };
}
