import type { ShownPhoto } from '../products/shown-photo.ts';

export interface PhotoStripProps {
  photos: readonly ShownPhoto[];
  chosen: string | undefined;
  isOwn: boolean;
  onChoose: (photoId: string) => void;
}

/** Other photos to see the product with. */
export function PhotoStrip({ photos, chosen, isOwn, onChoose }: PhotoStripProps) {
  return (
    <ul className="photo-strip plain-list" aria-label={isOwn ? 'Your photos' : 'Sample photos'}>
      {photos.map(({ id, urls, width, height }, place) => (
        <li key={id}>
          <button
            type="button"
            className="photo-strip__photo"
            aria-label={`Show with photo ${place + 1}`}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <img src={urls.thumb} alt="" loading="lazy" width={width} height={height} />
          </button>
        </li>
      ))}
    </ul>
  );
}
