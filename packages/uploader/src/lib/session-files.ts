import type { UploadFile } from '../upload-state.ts';
import { untouched } from './file-rows.ts';
import type { SessionStore } from './session-store.ts';

/** Ends the files that were under way when their session failed; waiting ones keep waiting. */
export function failOpenFiles(store: SessionStore): void {
  const problem = { code: 'session-failed', message: store.state.message, advice: null };
  for (const { id, status } of store.files.all) {
    if (status === 'in-progress') store.decideFile(id, 'fail', { problem });
    if (status === 'preprocessing') store.decideFile(id, 'reset');
  }
}

/** Cancels every file that has not ended. */
export function cancelFiles(store: SessionStore): void {
  for (const { id } of store.files.all) store.decideFile(id, 'cancel');
}

/** Brings failed and canceled files back to their beginning. */
export function resetFailedFiles(store: SessionStore): void {
  for (const { id, status, thumbnailUrl } of store.files.all) {
    const isFailed = status === 'failed' || status === 'canceled' || status === 'invalid';
    if (isFailed) store.decideFile(id, 'reset', { ...untouched, thumbnailUrl });
  }
}

/** Keeps some files, and lets go of the others' `File` objects. */
export function keepFiles(
  store: SessionStore,
  files: Map<string, File>,
  isKept: (file: UploadFile) => boolean,
): void {
  store.keep(isKept);
  for (const id of files.keys()) {
    if (store.files.get(id) === undefined) files.delete(id);
  }
}
