import type { UploadSnapshot } from '@albumen/uploader/upload-state';

/** Completed, canceled or failed: nothing is under way any more. */
export function isOver({ status }: UploadSnapshot): boolean {
  return status === 'completed' || status === 'canceled' || status === 'failed';
}

/** When its bytes began to go, epoch milliseconds; null before, and as soon as the last photo is in. */
export function runningSince(snapshot: UploadSnapshot): number | null {
  return isOver(snapshot) ? null : snapshot.stopwatch.startedAt;
}
