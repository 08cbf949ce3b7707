import { photosLabel } from '@albumen/domain/photos/photos-label';
import { formatSize } from '@albumen/domain/sizes/format-size';
import type { UploadFile, UploadSnapshot } from '@albumen/uploader/upload-state';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What an upload says of itself: what is going on, and how far it is. */
export interface UploadLabel {
  title: string;
  detail: string;
}

export function uploadLabel(snapshot: UploadSnapshot): UploadLabel {
  const { status, statusMessage, files, countByStatus } = snapshot;
  const isAnyThere = countByStatus.completed > 0;
  switch (status) {
    case 'init':
    case 'preprocessing':
    case 'pending':
      return { title: 'Preparing your photos', detail: foundIn(files.length) };
    case 'in-progress':
      return underWay(snapshot);
    case 'completed':
      return { title: completedTitle(snapshot), detail: beingMade(snapshot) };
    case 'canceled':
      return { title: 'Upload canceled', detail: isAnyThere ? keptLabel(snapshot) : '' };
    case 'failed':
      return {
        title: 'The upload stopped',
        detail: `${statusMessage} ${isAnyThere ? keptLabel(snapshot) : 'Your selection is kept.'}`,
      };
  }
}

function keptLabel({ countByStatus }: UploadSnapshot): string {
  return countByStatus.completed === 1
    ? 'Your finished photo is kept.'
    : `Your ${formatCount(countByStatus.completed)} finished photos are kept.`;
}

function completedTitle({ files }: UploadSnapshot): string {
  const missing = files.filter(isMissing).length;
  if (missing === 0) return 'Your photos are uploaded';
  return `${formatCount(missing)} of ${photosLabel(files.length)} could not be uploaded`;
}

/** Whether no photo came of a file: it was not sent, or the server could not make one of it. */
export function isMissing({ status, renditionState, problem }: UploadFile): boolean {
  const isRefused = renditionState === 'refused' && problem !== null;
  return status === 'failed' || status === 'invalid' || isRefused;
}

function underWay(snapshot: UploadSnapshot): UploadLabel {
  const { holds, statusMessage, bytes, progress, files } = snapshot;
  const percent = `${Math.floor(progress * 100)}%`;
  if (holds.length > 0) return { title: `Waiting at ${percent}`, detail: statusMessage };
  const left = bytes.timeLeftMs === null ? '' : `, ${timeLeftLabel(bytes.timeLeftMs)} left`;
  return {
    title: `Uploading ${photosLabel(files.length)}, ${percent}`,
    detail: `${formatSize(bytes.sent)} of ${formatSize(bytes.total)}${left}`,
  };
}

function foundIn(count: number): string {
  return count === 0 ? '' : `${count === 1 ? '1 file' : `${formatCount(count)} files`} found`;
}

/** The upload is done before the server has made every photo. */
function beingMade({ files }: UploadSnapshot): string {
  const waiting = files.filter(({ renditionState }) => renditionState === 'processing').length;
  return waiting === 0 ? '' : `${photosLabel(waiting)} being made. You can leave this page.`;
}

/** '37 of 412' */
export function countLabel({ files, countByStatus }: UploadSnapshot): string {
  return `${formatCount(countByStatus.completed)} of ${formatCount(files.length)}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** 'less than a minute', '4 minutes', '2 hours': as exact as a guess may sound. */
export function timeLeftLabel(ms: number): string {
  if (ms < minuteMs) return 'less than a minute';
  if (ms < 1.5 * minuteMs) return '1 minute';
  if (ms < hourMs) return `${Math.round(ms / minuteMs)} minutes`;
  const hours = Math.round(ms / hourMs);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
