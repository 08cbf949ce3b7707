import type { FavoritePerson } from '@albumen/contract/endpoints/favorites';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { PhotoGridPartial, type PhotoGridPartialProps } from '../photos/photo-grid-partial.tsx';

export interface FavoritesPartialProps extends PhotoGridPartialProps {
  /** Who favorited them; for the gallery's owner. */
  people?: readonly FavoritePerson[];
}

/** Favorited photos as HTML, laid out for a window of that width: what the endpoint of partials answers. */
export function FavoritesPartial({ people = [], ...grid }: FavoritesPartialProps) {
  if (grid.photos.id.length === 0) return <EmptyState title="No favorites yet" />;
  return (
    <>
      {people.length > 0 && (
        <ul aria-label="Who favorited them">
          {people.map(({ id, name, count }) => (
            <li key={id}>
              {name} · {count.toLocaleString('en-US')}
            </li>
          ))}
        </ul>
      )}
      <PhotoGridPartial {...grid} />
    </>
  );
}
