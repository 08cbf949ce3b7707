import type { CardsReply } from '@albumen/contract/endpoints/cards';
import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import type { ShopQuery } from '../../shop-links.ts';
import { Link } from '../../shell/navigation/link.tsx';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { ActiveFilters, CardFilterBar } from './card-filter-bar.tsx';
import { CardTile, tilePreview } from './card-tile.tsx';
import { type CardFilters, filterCards } from './filter-cards.ts';
import './card-grid.css';
import { limits } from '@albumen/contract/limits';
import { useEffect } from 'react';

export interface CardGridProps {
  cards: CardsReply;
  filters: CardFilters;
  photos: readonly ShownPhoto[];
  query: ShopQuery;
  onChange: (filters: CardFilters) => void;
  /** The page with these filters. */
  addressOf: (filters: CardFilters) => string;
}

/** Tiles that the first screen of a desktop shows. */
const firstTiles = 4;

export function CardGrid(props: CardGridProps) {
  const { cards, filters, photos, query, onChange, addressOf } = props;
  const { designs, version, currency } = cards;
  const shown = filterCards(designs, filters);
  usePreloadedCards(shown.map((design) => tilePreview(design, version, filters)));
  return (
    <>
      <CardFilterBar
        designs={designs}
        filters={filters}
        query={query}
        onChange={onChange}
        shown={shown.length}
      />
      <ActiveFilters filters={filters} addressOf={addressOf} />
      {shown.length === 0 ? (
        <EmptyState
          title="No card has all of this"
          action={
            <Link className={buttonClass({})} to={addressOf({})} replace preventScrollReset>
              Show all cards
            </Link>
          }
        >
          Take a filter away, or begin with all {designs.length} designs.
        </EmptyState>
      ) : (
        <ul className="card-grid plain-list">
          {shown.map((design, place) => (
            <li key={design.designId}>
              <CardTile
                design={design}
                version={version}
                currency={currency}
                filters={filters}
                query={query}
                photos={photosFor(photos, place)}
                isFirst={place < firstTiles}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Neighbors do not begin with the same photo. */
function photosFor(photos: readonly ShownPhoto[], place: number): readonly ShownPhoto[] {
  const first = photos.length === 0 ? 0 : place % Math.min(photos.length, 4);
  return [...photos.slice(first), ...photos.slice(0, first)];
}

/** Fetches the first cards' drawings one after the other, before they are scrolled to. */
function usePreloadedCards(urls: readonly string[]): void {
  const wanted = urls.slice(0, limits.cardPreloadCount).join(' ');
  useEffect(() => {
    const waiting = wanted === '' ? [] : wanted.split(' ');
    const timer = setInterval(() => {
      const url = waiting.shift();
      if (url === undefined) clearInterval(timer);
      else new Image().src = url;
    }, limits.cardPreloadSpacingMs);
    return () => clearInterval(timer);
  }, [wanted]);
}
