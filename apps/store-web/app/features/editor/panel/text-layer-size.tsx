import type { Place } from '@albumen/print/editing/document-edits';
import type { TextLayer } from '@albumen/print/document/layers';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { useTextLayers } from '../state/use-text-layers.ts';
import { Field } from './field-row.tsx';

const leastPt = 5;
const mostPt = 400;

/** How large words are set; a box that is too low for them grows with them. */
export function TextLayerSize({ layer, place }: { layer: TextLayer; place: Place }) {
  const { store } = useEditor();
  const { change } = useTextLayers();
  /* The first digits of a size are a size, too: what is typed stays until the field is left. */
  const [typed, setTyped] = useState<string>();
  const id = `text-${layer.id}-size`;
  const set = (wanted: number) => {
    const sizePt = Math.min(Math.max(leastPt, Math.round(wanted * 2) / 2), mostPt);
    const grown = layer.id.startsWith('own-') && layer.box.height < sizePt * 1.5;
    change(place, {
      sizePt,
      ...(grown && { box: { ...layer.box, height: sizePt * 1.5 } }),
    });
  };
  const step = layer.sizePt < 20 ? 1 : 2;
  return (
    <Field id={id} label="Size in points">
      <div className="stepper">
        <IconButton label="Smaller" icon={<MinusIcon />} onClick={() => set(layer.sizePt - step)} />
        <input
          id={id}
          className="input stepper__number text-figures"
          type="number"
          min={leastPt}
          max={mostPt}
          step={0.5}
          value={typed ?? Math.round(layer.sizePt * 2) / 2}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (currentTarget.valueAsNumber >= leastPt) set(currentTarget.valueAsNumber);
          }}
          onBlur={({ currentTarget }) => {
            if (typed !== undefined && currentTarget.valueAsNumber < leastPt) set(leastPt);
            setTyped(undefined);
            store.endMove();
          }}
        />
        <IconButton label="Larger" icon={<PlusIcon />} onClick={() => set(layer.sizePt + step)} />
      </div>
    </Field>
  );
}
