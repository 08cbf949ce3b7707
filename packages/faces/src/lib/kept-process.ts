import type { FoundFaces } from '../face.ts';
import { startFaceProcess, type FaceProcess, type FaceProcessOptions } from './face-process.ts';
import type { FaceJob } from './protocol.ts';

/** The process holds half a gigabyte, which is given back when no photo came for this long. */
const idleMs = 30_000;

/** One process at a time, started by the first photo and again after it died; photos wait for each other. */
export interface KeptProcess {
  /** Photos that it has in hand or that wait for it. */
  readonly photos: number;
  find(job: FaceJob): Promise<FoundFaces | undefined>;
  close(): Promise<void>;
}

export function keepFaceProcess(options: FaceProcessOptions): KeptProcess {
  let child: FaceProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let photos = 0;

  function rest(): void {
    child?.end();
    child = undefined;
  }

  async function run(job: FaceJob): Promise<FoundFaces | undefined> {
    clearTimeout(idle);
    try {
      if (child === undefined || child.hasEnded) child = startFaceProcess(options);
      return await child.run(job);
    } finally {
      idle = setTimeout(rest, idleMs);
      idle.unref();
    }
  }

  return {
    get photos() {
      return photos;
    },
    async find(job) {
      photos += 1;
      const mine = turn.then(async () => (await run(job)) ?? run(job)).finally(() => (photos -= 1));
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      clearTimeout(idle);
      rest();
      await turn;
    },
  };
}
