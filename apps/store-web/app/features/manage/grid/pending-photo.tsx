import { useSyncExternalStore } from 'react';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { useActiveUpload } from '../../upload/use-upload.ts';

const made = new WeakMap<readonly UploadFile[], ReadonlyMap<string, string>>();

/** A photo that has arrived and is being made: until then, the thumbnail that this page has of it. */
export function PendingPhoto({ photoId }: { photoId: string }) {
  const session = useActiveUpload()?.session;
  const thumbnail = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session && thumbnailsOf(session.getSnapshot().files).get(photoId),
    () => undefined,
  );
  return (
    <span className="pending-photo">
      {thumbnail !== undefined && <img className="pending-photo__file" src={thumbnail} alt="" />}
      <span className="pending-photo__word">Being made</span>
    </span>
  );
}

const noSubscription = () => () => undefined;

/* One walk over the files, whatever the number of photos that wait. */
function thumbnailsOf(files: readonly UploadFile[]): ReadonlyMap<string, string> {
  const known = made.get(files);
  if (known) return known;
  const found = new Map<string, string>();
  for (const { photoId, thumbnailUrl } of files) {
    if (photoId !== null && thumbnailUrl !== null) found.set(photoId, thumbnailUrl);
  }
  made.set(files, found);
  return found;
}
