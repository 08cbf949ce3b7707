import type { ProductOption } from '@albumen/contract/catalog/product';
import { SelectField } from '@albumen/ui/forms/select-field';
import { surcharge } from './surcharge.ts';
import { TileChoices } from './tile-choices.tsx';

export interface OptionChoicesProps {
  /** The option, with only those values that the size is made with. */
  option: ProductOption;
  sizeId: string;
  currency: string;
  chosenId: string;
  onChoose: (id: string) => Promise<void> | void;
}

/* More than this many are easier to find in a list. */
const mostTiles = 8;

/** One option: tiles with what each adds to the price, or a list of many. */
export function OptionChoices(props: OptionChoicesProps) {
  const { option, sizeId, currency, chosenId, onChoose } = props;
  if (option.values.length > mostTiles) {
    return (
      <SelectField
        name={option.key}
        label={option.label}
        value={chosenId}
        options={option.values.map((value) => ({
          value: value.id,
          label: [value.label, surcharge(value, sizeId, currency)].filter(Boolean).join(' · '),
        }))}
        onChange={({ currentTarget }) => void onChoose(currentTarget.value)}
      />
    );
  }
  return (
    <TileChoices
      name={option.key}
      label={option.label}
      chosenId={chosenId}
      choices={option.values.map((value) => ({
        id: value.id,
        label: value.label,
        aside: surcharge(value, sizeId, currency),
        swatch: value.look.color,
        description: value.description,
      }))}
      onChoose={onChoose}
    />
  );
}
