import { Dialog } from '@albumen/ui/overlays/dialog';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { escapeOverlays } from '../../shell/overlays/overlay-store.ts';
import { ToastRegion } from '../../shell/toasts/toasts.tsx';
import { photoAt, type Photo, type PhotoColumns } from '../photos/photo-list.ts';
import type { Gesture } from './gestures.ts';
import { PreviewChrome } from './preview-chrome.tsx';
import type { PreviewCommand } from './preview-command.ts';
import { PreviewDetails } from './preview-details.tsx';
import { PreviewViewport } from './preview-viewport.tsx';
import type { Tap } from './taps.ts';
import { useClosing } from './use-closing.ts';
import { usePreviewKeys } from './use-preview-keys.ts';
import { useQuietControls } from './use-quiet-controls.ts';
import { useSlideshow } from './use-slideshow.ts';
import { useViewport } from './use-viewport.ts';
import { useWalk } from './use-walk.ts';
import './preview.css';

export interface PhotoPreviewProps {
  photos: PhotoColumns;
  photoId: string;
  /** Another photo is shown: the address follows. */
  onChange: (photoId: string) => void;
  onClose: () => void;
  /** Favorite, download, share, hero: the page's own. */
  renderActions: (photo: Photo) => ReactNode;
  renderInfo?: (photo: Photo) => ReactNode;
  /** Actions by their key, in lower case: `{ f: favorite, d: download }`. */
  keys?: Record<string, (photo: Photo) => void>;
  startsSlideshow?: boolean;
}

const noKeys: NonNullable<PhotoPreviewProps['keys']> = {};

export function Overlay(props: PhotoPreviewProps) {
  const { photos, onClose, renderActions, renderInfo, startsSlideshow = false } = props;
  const { keys = noKeys } = props;
  const root = useRef<HTMLDivElement>(null);
  const viewportRef = useRef<HTMLElement>(null);
  const [hasDetails, setHasDetails] = useState(false);
  const [settledId, setSettledId] = useState<string>();
  const total = photos.id.length;
  const canStep = total > 1;
  const { walk, go } = useWalk({ ...props, ids: photos.id });
  const photo = photoAt(photos, walk.index);
  const close = useClosing(walk.id, onClose);
  const quiet = useQuietControls(root);
  const viewport = useViewport({ viewportRef, walk, canStep, onGesture, onTap });
  const slideshow = useSlideshow({
    starts: startsSlideshow,
    position: walk.position,
    isSettled: settledId === walk.id && !viewport.isZoomed,
    advance: useCallback(() => go(1, 'fade'), [go]),
  });
  usePreviewKeys({ own: Object.keys(keys), isZoomed: viewport.isZoomed, onCommand });
  useEffect(() => viewportRef.current?.focus({ preventScroll: true }), [viewportRef]);

  function onGesture({ is }: Gesture) {
    if (is === 'close') close();
    else if (is === 'details') setHasDetails(renderInfo !== undefined);
    else go(is === 'next' ? 1 : -1, 'slide');
  }

  function onTap({ point, isTouch }: Tap): boolean {
    if (isTouch) quiet.toggle();
    else if (slideshow.isPlaying) go(point.x < -window.innerWidth / 6 ? -1 : 1, 'slide');
    return slideshow.isPlaying;
  }

  function onCommand(command: PreviewCommand, isHeld: boolean) {
    if (command.is === 'step') go(command.by, isHeld ? 'cut' : 'slide');
    if (command.is === 'end') go((command.at === 'first' ? 0 : total - 1) - walk.index, 'cut');
    if (command.is === 'zoom') viewport.zoom(command.by);
    if (command.is === 'pan' && !viewport.pan(command) && command.x !== 0 && !isHeld)
      go(command.x, 'slide');
    if (command.is === 'details' && renderInfo) setHasDetails(!hasDetails);
    if (command.is === 'slideshow' && canStep) slideshow.toggle();
    if (command.is === 'own' && photo) keys[command.key]?.(photo);
  }

  if (!photo) return null;
  const place = (walk.index + 1).toLocaleString('en-US');
  const count = total.toLocaleString('en-US');
  const name = `Photo ${place} of ${count}`;
  return (
    <Dialog
      title="Photo preview"
      isTitleHidden
      shape="full"
      onClose={close}
      onEscape={escapeOverlays}
    >
      <div ref={root} className="preview" data-quiet={quiet.isQuiet}>
        <div className="preview__surround" />
        <div className="preview__view">
          <PreviewViewport
            photos={photos}
            walk={walk}
            viewportRef={viewportRef}
            name={name}
            settledId={settledId}
            isZoomed={viewport.isZoomed}
            onSettled={setSettledId}
          />
          <PreviewChrome
            count={`${place} / ${count}`}
            canStep={canStep}
            slideshow={slideshow}
            details={renderInfo && { isOpen: hasDetails, toggle: () => setHasDetails(!hasDetails) }}
            onStep={(by) => go(by, 'slide')}
            onClose={close}
          >
            {renderActions(photo)}
          </PreviewChrome>
        </div>
        {hasDetails && renderInfo && (
          <PreviewDetails onClose={() => setHasDetails(false)}>{renderInfo(photo)}</PreviewDetails>
        )}
        <p className="visually-hidden" aria-live={slideshow.isPlaying ? 'off' : 'polite'}>
          {name}
        </p>
        <ToastRegion />
      </div>
    </Dialog>
  );
}
