import { layOutRows } from './justified-rows.ts';
import { photoAt, ratioAt, type PhotoColumns } from './photo-list.ts';
import { PhotoTile } from './photo-tile.tsx';

export interface PhotoGridPartialProps {
  whose: 'owner' | 'visitors';
  photos: PhotoColumns;
  windowWidth: number;
}

/** The whole grid as HTML, laid out for a window of that width: what the endpoint of partials answers. */
export function PhotoGridPartial({ photos, whose, windowWidth }: PhotoGridPartialProps) {
  const layout = layOutRows(
    photos.id.map((_, index) => ratioAt(photos, index)),
    windowWidth,
  );
  return (
    <ul
      className="photo-grid"
      data-whose={whose}
      data-version={photos.version}
      style={{ height: layout.height }}
    >
      {layout.boxes.map((box, index) => {
        const photo = photoAt(photos, index);
        return (
          photo && (
            <PhotoTile
              key={photo.id}
              photo={photo}
              box={box}
              position={index + 1}
              total={photos.id.length}
              isFirst={index < 12}
            />
          )
        );
      })}
    </ul>
  );
}
