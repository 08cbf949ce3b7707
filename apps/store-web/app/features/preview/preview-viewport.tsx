import type { RefObject } from 'react';
import { photoAt, type PhotoColumns } from '../photos/photo-list.ts';
import { PreviewSlide } from './preview-slide.tsx';
import { placesAround, type Walk } from './walk.ts';

export interface PreviewViewportProps {
  photos: PhotoColumns;
  walk: Walk;
  viewportRef: RefObject<HTMLElement | null>;
  isZoomed: boolean;
  /** 'Photo 12 of 3,200'. */
  name: string;
  settledId: string | undefined;
  onSettled: (photoId: string) => void;
}

/** The row of photos: the one shown and its neighbors, ready at either side. */
export function PreviewViewport(props: PreviewViewportProps) {
  const { photos, walk, viewportRef, isZoomed, name, settledId, onSettled } = props;
  return (
    <section
      ref={viewportRef}
      className="preview-viewport"
      data-zoomed={isZoomed}
      aria-label={name}
      tabIndex={-1}
    >
      <div className="preview-track">
        {placesAround(walk.index, photos.id.length).map(({ offset, index }) => {
          const photo = photoAt(photos, index);
          return (
            photo && (
              <PreviewSlide
                key={`${walk.position + offset} ${photo.id}`}
                photo={photo}
                offset={offset}
                onSettled={onSettled}
                name={`Photo ${index + 1}`}
                mayStart={offset === 0 || settledId === walk.id}
                isZoomed={offset === 0 && isZoomed}
              />
            )
          );
        })}
      </div>
    </section>
  );
}
