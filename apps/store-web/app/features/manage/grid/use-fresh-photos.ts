import { limits } from '@albumen/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { useActiveUpload } from '../../upload/use-upload.ts';

interface Fresh {
  galleryId: string;
  /** Photos that the page shows; the more there are, the dearer it is to ask for them anew. */
  shown: number;
  load: () => Promise<unknown>;
}

/** Up to here a look costs next to nothing. */
const cheapUpTo = 300;
const soonMs = 1_500;

/**
 * An upload of this page tells when a photo has arrived or is made: it is shown at once, without
 * waiting for the next sync. Events that come together are answered by one look.
 */
export function useFreshPhotos({ galleryId, shown, load }: Fresh): void {
  const upload = useActiveUpload();
  const session = upload?.target.galleryId === galleryId ? upload.session : undefined;
  const waitMs = useEffectEvent(() => (shown < cheapUpTo ? soonMs : limits.gallerySyncMs));
  const look = useEffectEvent(() => void load());
  useEffect(() => {
    if (session === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.on(({ type }) => {
      if (type !== 'file-register-success' && type !== 'renditions-success') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, waitMs());
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session]);
}
