import { validateField } from '@albumen/contract/form';
import { maxLength } from '@albumen/contract/rules';
import type { Place } from '@albumen/print/editing/document-edits';
import type { TextAlign, TextLayer } from '@albumen/print/document/layers';
import { Button } from '@albumen/ui/buttons/button';
import { TrashIcon } from '@albumen/ui/icons';
import { CharacterCount } from '@albumen/ui/forms/character-count';
import { FieldErrors } from '@albumen/ui/forms/field';
import { SelectField } from '@albumen/ui/forms/select-field';
import { useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../state/editor-context.tsx';
import { useTextLayers } from '../state/use-text-layers.ts';
import { Field } from './field-row.tsx';
import { fontChoices, isFontKey } from './font-choices.ts';
import { TileChoices } from './tile-choices.tsx';
import { useFontChoice } from './use-font-choice.ts';
import { TextLayerColor } from './text-layer-color.tsx';
import { TextLayerSize } from './text-layer-size.tsx';

const aligns: readonly { id: TextAlign; label: string }[] = [
  { id: 'left', label: 'Left' },
  { id: 'center', label: 'Center' },
  { id: 'right', label: 'Right' },
];

const max = 1000;
const fits = maxLength(max);

/** One text; how it is set shows once it is chosen. */
export function TextLayerField({ layer, place }: { layer: TextLayer; place: Place }) {
  const { store } = useEditor();
  const { change, remove } = useTextLayers();
  const { font, choose } = useFontChoice(layer, place);
  const isSelected = useEditorState(({ selected }) => selected?.layerId === layer.id);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isSelected) area.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  /* Stays to be shortened; the design keeps what fitted. */
  const [tooLong, setTooLong] = useState<string>();
  const errors = tooLong === undefined ? [] : validateField([fits], tooLong, {});
  const write = (text: string) => {
    const isTooLong = validateField([fits], text, {}).length > 0;
    setTooLong(isTooLong ? text : undefined);
    if (!isTooLong) change(place, { text });
  };
  const id = `text-${layer.id}`;
  return (
    <div className={isSelected ? 'text-layer text-layer--selected' : 'text-layer'}>
      <Field
        id={id}
        label={layer.label ?? 'Words'}
        aside={<CharacterCount text={tooLong ?? layer.text} max={max} />}
      >
        <textarea
          ref={area}
          id={id}
          className="input"
          rows={Math.min(6, layer.text.split('\n').length)}
          value={tooLong ?? layer.text}
          aria-invalid={tooLong !== undefined || undefined}
          aria-describedby={`${id}-error`}
          onFocus={({ currentTarget }) => {
            store.select(place);
            if (layer.text === layer.sample) currentTarget.select();
          }}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={store.endMove}
        />
        <FieldErrors id={`${id}-error`} errors={errors} />
      </Field>
      {isSelected && (
        <>
          <SelectField
            name={`${id}-font`}
            label="Font"
            value={font}
            options={fontChoices}
            onChange={({ currentTarget: { value } }) => isFontKey(value) && void choose(value)}
          />
          <TextLayerSize layer={layer} place={place} />
          <TileChoices
            name={`${id}-align`}
            label="Alignment"
            isCompact
            choices={aligns}
            chosenId={layer.align}
            onChoose={(chosen) => {
              const align = aligns.find((each) => each.id === chosen)?.id;
              if (align) change(place, { align });
            }}
          />
          <TextLayerColor layer={layer} place={place} />
          {layer.id.startsWith('own-') && (
            <Button isDense icon={<TrashIcon size={16} />} onClick={() => remove(place)}>
              Remove these words
            </Button>
          )}
        </>
      )}
    </div>
  );
}
