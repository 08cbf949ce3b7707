import { Fragment, memo, useMemo, useRef, type ReactNode } from 'react';
import { layOutRows, type Box, type JustifiedRows } from './justified-rows.ts';
import { mountedTiles } from './mounted-tiles.ts';
import { photoAt, ratioAt, type Photo, type PhotoColumns } from './photo-list.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useElementWidth } from './use-element-width.ts';
import { useGridPlace } from './use-grid-place.ts';
import { useKeptTile } from './use-kept-tile.ts';
import { useVisibleRange } from './use-visible-range.ts';
import './photo-grid.css';

export interface PhotoGridProps {
  photos: PhotoColumns;
  /** What lies over a photo: the button that opens it, its favorite, its checkbox. */
  renderOver: (photo: Photo, index: number) => ReactNode;
  tileClass?: (photo: Photo, index: number) => string | undefined;
  label?: string;
  /** Justified rows by default. */
  layOut?: (ratios: readonly number[], width: number) => JustifiedRows;
  /** A heading in the room that the layout left above a photo; keeps `photo-grid__heading`'s place. */
  renderHeading?: (index: number, box: Box) => ReactNode;
  /** What leads through the photos: stands directly before them. */
  renderBeside?: (layout: JustifiedRows) => ReactNode;
}

/** Photos in justified rows, in their order; of thousands only those near the screen are mounted. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, renderOver, tileClass, label = 'Photos' } = props;
  const { layOut = layOutRows, renderHeading, renderBeside } = props;
  const ref = useRef<HTMLUListElement>(null);
  const width = useElementWidth(ref);
  const layout = useMemo(
    () =>
      width === undefined
        ? undefined
        : layOut(
            photos.id.map((_, index) => ratioAt(photos, index)),
            width,
          ),
    [photos, width, layOut],
  );
  useGridPlace({ ref, layout, ids: photos.id });
  const range = useVisibleRange(ref, layout);
  const { kept, ...focusHandlers } = useKeptTile(ref, photos.id);
  const mounted = layout ? mountedTiles(layout, range, kept) : [];
  return (
    <>
      {layout && renderBeside?.(layout)}
      <ul
        ref={ref}
        className="photo-grid"
        aria-label={label}
        style={layout && { height: layout.height }}
        aria-busy={layout === undefined}
        {...focusHandlers}
      >
        {mounted.map((index) => {
          const box = layout?.boxes[index];
          return (
            box && (
              <Fragment key={photos.id[index]}>
                {renderHeading?.(index, box)}
                <MountedTile
                  photos={photos}
                  box={box}
                  index={index}
                  renderOver={renderOver}
                  tileClass={tileClass}
                />
              </Fragment>
            )
          );
        })}
      </ul>
    </>
  );
}

interface MountedTileProps extends Pick<PhotoGridProps, 'photos' | 'renderOver'> {
  tileClass: PhotoGridProps['tileClass'];
  box: Box;
  index: number;
}

const firstScreen = 12;

/* While the page scrolls, tiles that stay are left alone. */
const MountedTile = memo(function MountedTile(props: MountedTileProps) {
  const { photos, box, index, renderOver, tileClass } = props;
  const photo = photoAt(photos, index);
  if (!photo) return null;
  return (
    <PhotoTile
      photo={photo}
      box={box}
      position={index + 1}
      total={photos.id.length}
      isFirst={index < firstScreen}
      className={tileClass?.(photo, index)}
    >
      {renderOver(photo, index)}
    </PhotoTile>
  );
});
