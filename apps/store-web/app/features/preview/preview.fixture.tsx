import '@albumen/ui/ui.css';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { HeartIcon } from '@albumen/ui/icons';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import {
  closeOverlay,
  openOverlay,
  openOverlays,
  registerOverlays,
  subscribeOverlays,
} from '../../shell/overlays/overlay-store.ts';
import { startFocus } from '../../shell/focus/start-focus.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { ToastRegion } from '../../shell/toasts/toasts.tsx';
import { PhotoGrid } from '../photos/photo-grid.tsx';
import { photoColumns } from '../../../test/photo-columns.ts';
import type { PhotoPreviewProps } from './photo-preview-overlay.tsx';

/* A gallery of as many photos as the address says, and what its preview did. */
const count = Number(new URLSearchParams(location.search).get('count') ?? 60);
const photos = photoColumns(count, 'JNgJHoJEh4eGiHmHiIhXeHd4h4B3');

const log: string[] = [];
Object.assign(window, { log });

function propsOf(photoId: string): PhotoPreviewProps {
  return {
    photos,
    photoId,
    onChange: (next) => {
      log.push(`at ${next}`);
      void openOverlay('photoPreview', propsOf(next));
    },
    onClose: () => closeOverlay('photoPreview'),
    renderActions: (photo) => (
      <IconButton
        label="Favorite"
        icon={<HeartIcon />}
        onClick={() => log.push(`favorite ${photo.id}`)}
      />
    ),
    renderInfo: (photo) => (
      <dl className="photo-facts">
        <dt>File name</dt>
        <dd>{photo.id}.jpg</dd>
      </dl>
    ),
    keys: {
      f: (photo) => log.push(`favorite ${photo.id}`),
      u: () => showToast('Deleted.', { label: 'Undo', onPress: () => log.push('undone') }),
    },
  };
}

startFocus();

registerOverlays((name) =>
  Promise.resolve(
    name === 'photoPreview' ? () => import('./photo-preview-overlay.tsx') : undefined,
  ),
);

function Gallery() {
  const overlays = useSyncExternalStore(subscribeOverlays, openOverlays);
  return (
    <>
      <h1>Gallery</h1>
      <PhotoGrid
        photos={photos}
        renderOver={(photo, index) => (
          <button
            type="button"
            className="photo-tile__cover"
            aria-label={`Open photo ${index + 1}`}
            onClick={() => void openOverlay('photoPreview', propsOf(photo.id))}
          />
        )}
      />
      <a href="#end">After the photos</a>
      {overlays.map(({ name, Overlay, props }) => (
        <Overlay key={name} {...props} />
      ))}
      <ToastRegion />
    </>
  );
}

const root = document.getElementById('app');
const router = createBrowserRouter([{ path: '/', Component: Gallery }]);
if (root) createRoot(root).render(<RouterProvider router={router} />);
