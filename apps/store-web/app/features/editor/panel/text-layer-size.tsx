import type { Place } from '@albumen/print/editing/document-edits';
import type { TextLayer } from '@albumen/print/document/layers';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { snapNumber } from '../../../shell/forms/snap-number.ts';
import { useTypedNumber } from '../../../shell/forms/use-typed-number.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useTextLayers } from '../state/use-text-layers.ts';
import { Field } from './field-row.tsx';

const points = { least: 5, most: 400, step: 0.5 };

/** How large words are set; a box that is too low for them grows with them. */
export function TextLayerSize({ layer, place }: { layer: TextLayer; place: Place }) {
  const { store } = useEditor();
  const { change } = useTextLayers();
  const id = `text-${layer.id}-size`;
  const set = (sizePt: number) => {
    const grown = layer.id.startsWith('own-') && layer.box.height < sizePt * 1.5;
    change(place, {
      sizePt,
      ...(grown && { box: { ...layer.box, height: sizePt * 1.5 } }),
    });
  };
  /* A design's own sizes are of any fraction. */
  const value = snapNumber(String(layer.sizePt), points);
  const { input, stepTo } = useTypedNumber({ ...points, value, onChoose: set });
  const step = value < 20 ? 1 : 2;
  return (
    <Field id={id} label="Size in points">
      <div className="stepper">
        <IconButton label="Smaller" icon={<MinusIcon />} onClick={() => stepTo(value - step)} />
        <input
          id={id}
          className="input stepper__number text-figures"
          {...input}
          onBlur={(event) => {
            input.onBlur(event);
            store.endMove();
          }}
        />
        <IconButton label="Larger" icon={<PlusIcon />} onClick={() => stepTo(value + step)} />
      </div>
    </Field>
  );
}
