import type { Place } from '@albumen/print/editing/document-edits';
import type { HexColor, TextLayer } from '@albumen/print/document/layers';
import { isHexColor } from '@albumen/print/products/print-product';
import { useDesign, useEditor } from '../state/editor-context.tsx';
import { useTextLayers } from '../state/use-text-layers.ts';
import { Field } from './field-row.tsx';

/** The ink of words: the colors that the design has, and any other. Foil has no color of its own. */
export function TextLayerColor({ layer, place }: { layer: TextLayer; place: Place }) {
  const { store } = useEditor();
  const { document } = useDesign();
  const { change } = useTextLayers();
  if (layer.finish.kind !== 'ink') return null;
  const { color: chosen } = layer.finish;
  const used = document.faces.flatMap(({ layers }) =>
    layers.flatMap((each) =>
      each.kind !== 'photo' && each.finish.kind === 'ink' ? [each.finish.color] : [],
    ),
  );
  const colors: readonly HexColor[] = [...new Set<HexColor>(['#ffffff', '#1c1b19', ...used])];
  const set = (color: HexColor) => change(place, { finish: { kind: 'ink', color } });
  const id = `text-${layer.id}-color`;
  return (
    <Field id={id} label="Color">
      <div className="swatches">
        {colors.slice(0, 8).map((color) => (
          <button
            key={color}
            type="button"
            className="swatches__color"
            style={{ background: color }}
            aria-label={`Color ${color}`}
            aria-pressed={color === chosen}
            onClick={() => set(color)}
          />
        ))}
        <input
          id={id}
          className="swatches__any"
          type="color"
          value={chosen}
          onChange={({ currentTarget: { value } }) => isHexColor(value) && set(value)}
          onBlur={store.endMove}
        />
      </div>
    </Field>
  );
}
