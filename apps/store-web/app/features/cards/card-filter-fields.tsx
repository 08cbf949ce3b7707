import type { CardSummary } from '@albumen/contract/endpoints/cards';
import '@albumen/ui/forms/checkbox.css';
import { colorSwatches } from './card-labels.ts';
import { filterLabels, filterOptions, type CardFilters, type FilterKey } from './filter-cards.ts';

export interface CardFilterFieldsProps {
  designs: readonly CardSummary[];
  filters: CardFilters;
  filterKey: FilterKey;
  onToggle: (key: FilterKey, value: string) => void;
}

const swatches: Readonly<Record<string, string>> = colorSwatches;

/** The choices of one filter, each with how many designs it would show. */
export function CardFilterFields({ designs, filters, filterKey, onToggle }: CardFilterFieldsProps) {
  const options = filterOptions(designs, filters, filterKey);
  return (
    <fieldset className="card-filter" data-filter={filterKey}>
      <legend className="card-filter__legend">{filterLabels[filterKey]}</legend>
      {options.map(({ value, label, count, isOn }) => (
        <label key={value} className="card-filter__option" data-empty={count === 0 || undefined}>
          <input
            className="choice__control"
            type="checkbox"
            name={filterKey}
            value={value}
            checked={isOn}
            onChange={() => onToggle(filterKey, value)}
          />
          {filterKey === 'color' && (
            <span className="card-filter__swatch" style={{ background: swatches[value] }} />
          )}
          <span className="card-filter__label">{label}</span>
          <span className="card-filter__count text-sm text-muted">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
