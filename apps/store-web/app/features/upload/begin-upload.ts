import { checkPhotos, type PhotoCheckResult } from '@albumen/domain/uploads/photo-checks';
import type { PickedFiles } from '@albumen/uploader/picked-files';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import {
  dismissUpload,
  hasStarted,
  prepareUpload,
  startUpload,
  type ActiveUpload,
  type UploadTarget,
} from './upload-center.ts';

/** Begins an upload: checks the files, asks only what needs an answer, and sends. */
export async function beginUpload(target: UploadTarget, picked: PickedFiles): Promise<void> {
  const upload = await whilePreparing(prepareUpload(target, picked));
  if (upload !== undefined) await review(upload);
}

/** Prepares what did not arrive once more, from the files that were chosen, and sends it. */
export async function retryUpload(upload: ActiveUpload): Promise<void> {
  const isReviewed = hasStarted(upload);
  await whilePreparing(upload.session.retry());
  if (!isReviewed) await review(upload);
}

async function review(upload: ActiveUpload): Promise<void> {
  const { target, session } = upload;
  const { status, statusMessage, files } = session.getSnapshot();
  if (status === 'canceled') return dismissUpload();
  if (status === 'failed') {
    return openOverlay('error', {
      title: 'The upload did not start',
      message: `${statusMessage} Nothing was sent.`,
      onRetry: () => void retryUpload(upload),
    });
  }
  if (files.length === 0) {
    showToast('There are no files in it.');
    return dismissUpload();
  }
  const checks = checkPhotos(files.map(toCheck), target.photosInGallery);
  if (checks.issues.length === 0) return go(upload);
  closeOverlay('uploadProgress');
  await openOverlay('uploadError', { upload, checks });
}

function whilePreparing<Value>(work: Promise<Value>): Promise<Value> {
  // The panel shows at once that something is happening: a phone takes a while to hand files over.
  void openOverlay('uploadProgress');
  return work;
}

/** Sends what is left in the session. */
function go(upload: ActiveUpload): void {
  if (startUpload(upload) !== null) return;
  void openOverlay('uploadProgress');
  upload.target.onStarted?.();
}

/** Takes out what may not or shall not be sent, then sends the rest. */
export function goWithout(
  upload: ActiveUpload,
  left: { checks: PhotoCheckResult; isWarnedIncluded: boolean },
): void {
  const { blocked, warned } = left.checks;
  upload.session.remove(left.isWarnedIncluded ? blocked : [...blocked, ...warned]);
  go(upload);
}

function toCheck(file: UploadFile) {
  const { id, name, sizeBytes, mimeType, content, dimensions, isInGallery } = file;
  return { id, name, sizeBytes, mimeType, content, dimensions, isInGallery };
}
