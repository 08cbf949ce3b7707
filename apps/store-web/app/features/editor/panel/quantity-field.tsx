import { Field } from './field-row.tsx';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { useTypedNumber } from '../../../shell/forms/use-typed-number.ts';
import { useEditor, useEditorState } from '../state/editor-context.tsx';

/** How many: typed or stepped. */
export function QuantityField() {
  const { opening, store } = useEditor();
  const quantity = useEditorState((state) => state.quantity);
  const { maxQuantity, piecesPerUnit } = opening.start.product;
  const { input, stepTo } = useTypedNumber({
    value: quantity,
    most: maxQuantity,
    onChoose: store.setQuantity,
  });
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
          onClick={() => stepTo(quantity - 1)}
        />
        <input
          id="editor-quantity"
          className="input stepper__number text-figures"
          inputMode="numeric"
          autoComplete="off"
          {...input}
        />
        <IconButton
          label="One more"
          icon={<PlusIcon />}
          disabled={quantity >= maxQuantity}
          onClick={() => stepTo(quantity + 1)}
        />
      </div>
    </Field>
  );
}
