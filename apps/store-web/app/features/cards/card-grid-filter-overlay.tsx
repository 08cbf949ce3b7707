import type { CardSummary } from '@albumen/contract/endpoints/cards';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { useState } from 'react';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { CardFilterFields } from './card-filter-fields.tsx';
import { designsLabel } from './card-labels.ts';
import {
  countFilters,
  filterCards,
  filterKeys,
  toggleFilter,
  type CardFilters,
} from './filter-cards.ts';
import './card-grid.css';

export interface CardGridFilterProps {
  designs: readonly CardSummary[];
  filters: CardFilters;
  onChange: (filters: CardFilters) => void;
}

/** All filters at once on a phone; the grid changes when they are chosen, not while they are. */
export function Overlay({ designs, filters, onChange }: CardGridFilterProps) {
  const [chosen, setChosen] = useState(filters);
  const left = filterCards(designs, chosen).length;
  const apply = (next: CardFilters) => {
    closeOverlay('cardGridFilterModal');
    onChange(next);
  };
  return (
    <OverlayDialog name="cardGridFilterModal" shape="panel" title="Filter cards">
      <div className="card-filter-list">
        {filterKeys.map((key) => (
          <CardFilterFields
            key={key}
            designs={designs}
            filters={chosen}
            filterKey={key}
            onToggle={(name, value) => setChosen(toggleFilter(chosen, name, value))}
          />
        ))}
      </div>
      <div className="card-filter-list__actions">
        <DialogActions>
          {countFilters(chosen) > 0 && <Button onClick={() => setChosen({})}>Clear all</Button>}
          <Button kind="primary" disabled={left === 0} onClick={() => apply(chosen)}>
            {left === 0 ? 'No card has all of this' : `Show ${designsLabel(left)}`}
          </Button>
        </DialogActions>
      </div>
    </OverlayDialog>
  );
}
