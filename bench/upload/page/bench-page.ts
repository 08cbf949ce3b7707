import { filesFrom } from '@albumen/uploader/picked-files';
import type { UploadPreset } from '@albumen/uploader/upload-options';
import { createUploadSession } from '@albumen/uploader/upload-session';
import { inLanes } from '../../../scripts/lib/in-lanes.ts';
import { timed } from './timed.ts';
import { put } from './send.ts';
import { runStages, type StageTarget, type StageTimes } from './stages.ts';

/** Some of the chosen files: `from` included, `to` not. */
export interface Range {
  from: number;
  to: number;
}

export interface SessionTarget {
  origin: string;
  galleryId: string;
  preset: UploadPreset;
}

/** What the bench drives from outside. Times are in milliseconds. */
export interface BenchPage {
  bytesOf: (range: Range) => number;
  /** Every file to this page's own server by a bare PUT. */
  bare: (range: Range, lanes: number) => Promise<number>;
  /** The same by the upload engine, from the choice of the files to the last acknowledgment. */
  upload: (range: Range, target: SessionTarget) => Promise<number>;
  stages: (range: Range, target: Omit<StageTarget, 'token'>) => Promise<StageTimes>;
}

declare global {
  interface Window {
    bench: BenchPage;
    /** A fresh bearer token of the bench's photographer. */
    newUploadToken: () => Promise<string>;
  }
}

function chosen({ from, to }: Range): File[] {
  const input = document.querySelector<HTMLInputElement>('#files');
  return [...(input?.files ?? [])].slice(from, to);
}

async function upload(files: readonly File[], target: SessionTarget): Promise<void> {
  const { origin, galleryId, preset } = target;
  let token = await window.newUploadToken();
  const session = createUploadSession({
    sessionType: 'project',
    sessionId: galleryId,
    apiBase: origin,
    preset,
    readToken: () => token,
    renewToken: async () => {
      token = await window.newUploadToken();
      return true;
    },
  });
  await session.add(filesFrom(files));
  await session.preprocess();
  session.start();
  const { countByStatus, statusMessage } = await session.finished();
  session.close();
  if (countByStatus.completed === files.length) return;
  throw new Error(`not all arrived: ${statusMessage} ${JSON.stringify(countByStatus)}`);
}

window.bench = {
  bytesOf: (range) => chosen(range).reduce((sum, file) => sum + file.size, 0),
  bare: (range, lanes) =>
    timed(() => inLanes(lanes, chosen(range), (file, index) => put(`/put/${index}`, file))),
  upload: (range, target) => timed(() => upload(chosen(range), target)),
  stages: async (range, target) =>
    runStages(chosen(range), { ...target, token: await window.newUploadToken() }),
};
