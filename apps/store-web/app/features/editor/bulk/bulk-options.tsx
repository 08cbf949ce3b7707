import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { isMade } from '@albumen/domain/pricing/choice';
import { formatPrice } from '@albumen/domain/money/format-price';
import { ChevronDownIcon } from '@albumen/ui/icons';
import { SelectField } from '@albumen/ui/forms/select-field';
import { useId, useState } from 'react';
import { choiceOf } from '../opening/made-design.ts';
import type { Opening } from '../opening/opening.ts';
import { OptionChoices } from '../panel/option-choices.tsx';
import { changeBulk } from './bulk-prints.ts';
import type { BulkEdits } from './use-bulk.ts';

/** The choices that all prints share; on a phone folded away below them. */
export function BulkOptions({ opening, edits }: { opening: Opening; edits: BulkEdits }) {
  const [isOpen, setIsOpen] = useState(false);
  const choices = useId();
  const { product, currency } = opening.start;
  const { size, values } = choiceOf(product, edits.bulk.attributes);
  const change = (key: string, id: string) =>
    edits.change((bulk) => changeBulk(product, bulk, { [key]: id }));
  return (
    <section className="panel bulk-options" aria-label="Options">
      <button
        type="button"
        className="bulk-options__toggle"
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setIsOpen(!isOpen)}
      >
        {`${sizeLabel(size)} and other options`}
        <ChevronDownIcon />
      </button>
      <div id={choices} className="panel__scroll">
        <div className="panel__body">
          <SelectField
            name="size"
            label="Size of all"
            value={size.id}
            options={product.sizes.map((each) => ({
              value: each.id,
              label: `${sizeLabel(each)} · ${formatPrice(each.priceMinor, currency)}`,
            }))}
            onChange={({ currentTarget }) => change('size', currentTarget.value)}
          />
          {product.options
            .filter((option) => option.values.length > 1)
            .map((option) => (
              <OptionChoices
                key={option.key}
                option={{
                  ...option,
                  values: option.values.filter((value) => isMade(value, size.id)),
                }}
                sizeId={size.id}
                currency={currency}
                chosenId={values.find(({ key }) => key === option.key)?.value.id ?? ''}
                onChoose={(id) => change(option.key, id)}
              />
            ))}
        </div>
      </div>
    </section>
  );
}
