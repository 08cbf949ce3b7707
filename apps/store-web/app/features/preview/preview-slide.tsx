import { Button } from '@albumen/ui/buttons/button';
import { type CSSProperties, type Dispatch, useEffect, useState } from 'react';
import { type Photo, sourceSet } from '../photos/photo-list.ts';
import type { LoadEvent, PhotoLoad } from './photo-load.ts';
import { usePhotoLoad } from './use-photo-load.ts';
import { placeholderOf } from '../photos/placeholder.ts';

export interface PreviewSlideProps {
  photo: Photo;
  /** Steps from the photo shown. */
  offset: number;
  name: string;
  /** The neighbors wait until the photo shown is there. */
  mayStart: boolean;
  isZoomed: boolean;
  /** The photo shown has arrived, or will not. */
  onSettled: (photoId: string) => void;
}

/** One photo in its box, which has the right shape and a stand-in before anything has arrived. */
export function PreviewSlide(props: PreviewSlideProps) {
  const { photo, offset, name, mayStart, isZoomed, onSettled } = props;
  const { load, hasStarted, dispatch } = usePhotoLoad(mayStart);
  const [coarse] = useState(() => coarseImageOf(photo));
  const isCurrent = offset === 0;
  const isSettled = load.is === 'shown' || load.is === 'failed';
  useEffect(() => {
    if (isCurrent && isSettled) onSettled(photo.id);
  }, [isCurrent, isSettled, onSettled, photo.id]);
  return (
    <div
      className="preview-slide"
      style={{ '--offset': offset }}
      inert={!isCurrent}
      data-offset={offset}
      {...(isCurrent && { 'data-current': '' })}
    >
      <div className="preview-photo" style={boxOf(photo, coarse)}>
        {hasStarted && load.is !== 'waiting' && load.is !== 'failed' && (
          <img
            key={load.attempt}
            className="preview-photo__file"
            data-shown={load.is === 'shown'}
            alt={name}
            sizes={isZoomed ? '2560px' : `min(100vw, ${Math.round(photo.ratio * 100)}vh)`}
            srcSet={sourceSet(photo, true)}
            src={photo.url('1440')}
            decoding="async"
            draggable={false}
            fetchPriority={isCurrent ? 'high' : 'low'}
            onLoad={({ currentTarget }) => void shownWhenDecoded(currentTarget, dispatch)}
            onError={() => dispatch('broke')}
          />
        )}
      </div>
      {isCurrent && <LoadNote load={load} onRetry={() => dispatch('retry')} />}
    </div>
  );
}

/* Decoded before it fades in, so that no frame waits for it. */
async function shownWhenDecoded(
  photo: HTMLImageElement,
  dispatch: Dispatch<LoadEvent>,
): Promise<void> {
  await photo.decode().catch(() => undefined);
  dispatch('loaded');
}

function boxOf({ ratio }: Photo, coarse: string | undefined): CSSProperties {
  return {
    '--ratio': ratio,
    ...(coarse !== undefined && { backgroundImage: coarse }),
  };
}

function LoadNote({ load, onRetry }: { load: PhotoLoad; onRetry: () => void }) {
  const isRepeated = load.is === 'waiting' || (load.is === 'loading' && load.attempt > 0);
  return (
    <output className="preview-note">
      {isRepeated && <span>This photo has not arrived yet. Trying again.</span>}
      {load.is === 'failed' && (
        <>
          <span>This photo did not load.</span>
          <Button isDense onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </output>
  );
}

/** What can stand for a photo at once: its tile when the grid has it, above its blurred placeholder. */
function coarseImageOf({ id, hash }: Photo): string | undefined {
  const tile = document.querySelector<HTMLImageElement>(`[data-photo="${CSS.escape(id)}"] img`);
  const layers = [
    ...(tile?.complete && tile.naturalWidth > 0 ? [tile.currentSrc] : []),
    ...(hash === null ? [] : [placeholderOf(hash)]),
  ];
  return layers.length === 0 ? undefined : layers.map((url) => `url("${url}")`).join(', ');
}
