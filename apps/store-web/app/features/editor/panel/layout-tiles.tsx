import { photosLabel } from '@albumen/domain/photos/photos-label';
import type { Box, Size } from '@albumen/print/document/geometry';

export interface LayoutTile {
  id: string;
  name: string;
  photoCount: number;
  photos: readonly Box[];
  /** Drawn as lines. */
  texts: readonly Box[];
}

export interface LayoutTilesProps {
  label: string;
  trim: Size;
  tiles: readonly LayoutTile[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Arrangements as small drawings. */
export function LayoutTiles({ label, trim, tiles, chosenId, onChoose }: LayoutTilesProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className="layout-tiles">
        {tiles.map(({ id, name, photoCount, photos, texts }) => (
          <button
            key={id}
            type="button"
            className="layout-tile"
            aria-pressed={id === chosenId}
            aria-label={`${name}, ${countOf(photoCount)}`}
            title={`${name}, ${countOf(photoCount)}`}
            onClick={() => onChoose(id)}
          >
            <svg viewBox={`0 0 ${trim.width} ${trim.height}`} aria-hidden>
              <rect className="layout-tile__paper" width={trim.width} height={trim.height} />
              {photos.map((box) => (
                <rect key={keyOf(box)} className="layout-tile__photo" {...box} />
              ))}
              {texts.map((box) => (
                <path
                  key={keyOf(box)}
                  className="layout-tile__words"
                  d={`M${box.x + box.width * 0.2} ${box.y + box.height / 2}h${box.width * 0.6}`}
                />
              ))}
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function countOf(count: number): string {
  return count === 0 ? 'no photos' : photosLabel(count);
}

function keyOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
