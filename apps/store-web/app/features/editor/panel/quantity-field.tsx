import { Field } from './field-row.tsx';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { useEditor, useEditorState } from '../state/editor-context.tsx';

/** How many: typed or stepped, snapped to what is sold when it is left. */
export function QuantityField() {
  const { opening, store } = useEditor();
  const quantity = useEditorState((state) => state.quantity);
  const [typed, setTyped] = useState<string>();
  const { maxQuantity, piecesPerUnit } = opening.start.product;
  const set = (wanted: number) => {
    setTyped(undefined);
    store.setQuantity(Math.min(Math.max(1, Math.floor(wanted) || 1), maxQuantity));
  };
  const pieces = piecesPerUnit * quantity;
  const isPack = piecesPerUnit > 1;
  return (
    <Field
      id="editor-quantity"
      label={isPack ? `Packs of ${piecesPerUnit}` : 'Quantity'}
      hint={isPack ? `${pieces.toLocaleString('en-US')} pieces` : undefined}
    >
      <div className="stepper">
        <IconButton
          label="One less"
          icon={<MinusIcon />}
          disabled={quantity <= 1}
          onClick={() => set(quantity - 1)}
        />
        <input
          id="editor-quantity"
          className="input stepper__number text-figures"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 4);
            setTyped(digits);
            if (Number(digits) >= 1) {
              store.setQuantity(Math.min(Number(digits), maxQuantity));
            }
          }}
          onBlur={() => set(quantity)}
        />
        <IconButton
          label="One more"
          icon={<PlusIcon />}
          disabled={quantity >= maxQuantity}
          onClick={() => set(quantity + 1)}
        />
      </div>
    </Field>
  );
}
