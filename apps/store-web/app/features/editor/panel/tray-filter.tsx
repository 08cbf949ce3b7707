import type { EditorPhoto } from '@albumen/contract/endpoints/editor';

export type TrayPart = 'all' | 'favorites' | 'own';

export interface TrayFilterProps {
  photos: readonly EditorPhoto[];
  part: TrayPart;
  onChoose: (part: TrayPart) => void;
}

/** Which photos are shown; parts without photos are left out. */
export function TrayFilter({ photos, part, onChoose }: TrayFilterProps) {
  const counts = {
    all: photos.length,
    favorites: photos.filter(({ isFavorite }) => isFavorite).length,
    own: photos.filter(({ isOwn }) => isOwn).length,
  };
  const labels = { all: 'All', favorites: 'Favorites', own: 'My photos' } as const;
  const parts = (['all', 'favorites', 'own'] as const).filter(
    (each) => each === 'all' || (counts[each] > 0 && counts[each] < counts.all),
  );
  if (parts.length === 1) return null;
  return (
    <fieldset className="tray-filter" aria-label="Photos shown">
      {parts.map((each) => (
        <button
          key={each}
          type="button"
          className="tray-filter__part"
          aria-pressed={each === part}
          onClick={() => onChoose(each)}
        >
          {labels[each]}{' '}
          <span className="text-figures text-muted">{counts[each].toLocaleString('en-US')}</span>
        </button>
      ))}
    </fieldset>
  );
}
