import type { SessionType } from '@albumen/contract/endpoints/uploads';
import { checkPhotos, type PhotoCheckResult } from '@albumen/domain/uploads/photo-checks';
import type { PickedFiles } from '@albumen/uploader/picked-files';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { dismissUpload, prepareUpload, startUpload, type ActiveUpload } from './upload-center.ts';

export interface UploadTarget {
  /** Or the design whose editor takes the photos in. */
  galleryId: string;
  /** `project` when left out. */
  sessionType?: SessionType;
  /** Live photos that the gallery holds already. */
  photosInGallery: number;
  /** Called once bytes are on their way. */
  onStarted?: () => void;
  /** Opens the picker anew, after a selection of which nothing can be taken. */
  onChooseAgain?: () => void;
}

/** Begins an upload: checks the files, asks only what needs an answer, and sends. */
export async function beginUpload(target: UploadTarget, picked: PickedFiles): Promise<void> {
  const upload = await whilePreparing(prepareUpload(target, picked));
  if (upload === undefined) return;
  const { status, statusMessage, files } = upload.session.getSnapshot();
  if (status === 'canceled') return dismissUpload();
  if (status === 'failed') {
    dismissUpload();
    await openOverlay('error', {
      title: 'The upload did not start',
      message: `${statusMessage} Nothing was sent.`,
      onRetry: () => void beginUpload(target, picked),
    });
    return;
  }
  if (files.length === 0) {
    showToast('There are no files in it.');
    return dismissUpload();
  }
  const checks = checkPhotos(files.map(toCheck), target.photosInGallery);
  if (checks.issues.length === 0) return go(upload, target);
  closeOverlay('uploadProgress');
  await openOverlay('uploadError', { upload, checks, target });
}

async function whilePreparing<Value>(work: Promise<Value>): Promise<Value> {
  // The panel shows at once that something is happening: a phone takes a while to hand files over.
  await openOverlay('uploadProgress');
  return work;
}

/** Sends what is left in the session. */
export function go(upload: ActiveUpload, target: UploadTarget): void {
  if (startUpload(upload) !== null) return;
  void openOverlay('uploadProgress');
  target.onStarted?.();
}

/** Takes out what may not or shall not be sent, then sends the rest. */
export function goWithout(
  upload: ActiveUpload,
  left: { checks: PhotoCheckResult; isWarnedIncluded: boolean },
  target: UploadTarget,
): void {
  const { blocked, warned } = left.checks;
  upload.session.remove(left.isWarnedIncluded ? blocked : [...blocked, ...warned]);
  go(upload, target);
}

function toCheck(file: UploadFile) {
  const { id, name, sizeBytes, mimeType, dimensions, isInGallery } = file;
  return { id, name, sizeBytes, mimeType, dimensions, isInGallery };
}
