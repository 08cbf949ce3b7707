import type { CardSummary } from '@albumen/contract/endpoints/cards';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { ChevronDownIcon, FilterIcon } from '@albumen/ui/icons';
import type { ShopQuery } from '../../shop-links.ts';
import { FilterChip } from '../../shell/filter-chip.tsx';
import { Link } from '../../shell/navigation/link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { CardFilterFields } from './card-filter-fields.tsx';
import { designsLabel } from './card-labels.ts';
import {
  countFilters,
  filterKeys,
  filterLabels,
  filterWord,
  toggleFilter,
  type CardFilters,
} from './filter-cards.ts';

export interface CardFilterBarProps {
  designs: readonly CardSummary[];
  filters: CardFilters;
  /** Designs that are left. */
  shown: number;
  /** Goes along when the form is sent without script. */
  query: ShopQuery;
  onChange: (filters: CardFilters) => void;
}

/** Filters in sheets below their names; on a phone in one overlay. */
export function CardFilterBar(props: CardFilterBarProps) {
  const { designs, filters, shown, query, onChange } = props;
  const count = countFilters(filters);
  return (
    <div className="card-filters">
      <form className="card-filters__bar" action="/cards">
        {Object.entries(query).map(([key, value]) =>
          value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />,
        )}
        {filterKeys.map((key) => {
          const chosen = filters[key]?.length ?? 0;
          return (
            <Disclosure
              key={key}
              align="start"
              className="card-filters__sheet"
              summary={
                <>
                  {filterLabels[key]}
                  {chosen > 0 && <CountBadge count={chosen} />}
                  <ChevronDownIcon size={14} />
                </>
              }
            >
              <CardFilterFields
                designs={designs}
                filters={filters}
                filterKey={key}
                onToggle={(name, value) => onChange(toggleFilter(filters, name, value))}
              />
            </Disclosure>
          );
        })}
        <button className="card-filters__send button button--plain button--dense" type="submit">
          Show cards
        </button>
      </form>
      <Button
        className="card-filters__phone"
        icon={<FilterIcon size={16} />}
        onClick={() => void openOverlay('cardGridFilterModal', { designs, filters, onChange })}
      >
        Filters{count > 0 && <CountBadge count={count} />}
      </Button>
      <output className="card-filters__count text-sm text-muted">
        {shown === designs.length
          ? designsLabel(shown)
          : `${shown} of ${designsLabel(designs.length)}`}
      </output>
    </div>
  );
}

function CountBadge({ count }: { count: number }) {
  return (
    <span className="count-badge">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">({count} chosen)</span>
    </span>
  );
}

interface ActiveFiltersProps {
  filters: CardFilters;
  /** The page with these filters. */
  addressOf: (filters: CardFilters) => string;
}

/** Everything that narrows the grid down, each with its way out. */
export function ActiveFilters({ filters, addressOf }: ActiveFiltersProps) {
  if (countFilters(filters) === 0) return null;
  return (
    <ul className="active-filters plain-list" aria-label="Filters that are on">
      {filterKeys.flatMap((key) =>
        (filters[key] ?? []).map((value) => (
          <li key={`${key} ${value}`}>
            <FilterChip to={addressOf(toggleFilter(filters, key, value))} replace>
              {filterWord(key, value)}
            </FilterChip>
          </li>
        )),
      )}
      <li>
        <Link
          className={buttonClass({ kind: 'quiet', isDense: true })}
          to={addressOf({})}
          replace
          preventScrollReset
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
