import type { FoundFaces } from './face.ts';
import { startFaceProcess, type FaceProcess } from './lib/face-process.ts';
import type { FaceJob } from './lib/protocol.ts';
import type { OperatorModel } from './operator-model.ts';

export type { FaceJob };

/** Finds the faces of pictures that we made, in a process that may die without harm. */
export interface FaceFinder {
  /**
   * Undefined for a picture that the process died of, twice.
   * @throws Error when the process can't start or the file is no picture.
   */
  find(job: FaceJob): Promise<FoundFaces | undefined>;
  close(): Promise<void>;
}

/** The process holds half a gigabyte, which is given back when no photo came for this long. */
const idleMs = 30_000;

export interface FaceFinderOptions {
  /** 10 by default, as decoders have it: pages and uploads go first. */
  niceness?: number;
  /** Tells faces apart instead of ours; where they are is always found by ours. */
  model?: OperatorModel | undefined;
}

/** Opens a finder; its process is started by the first photo. Close it, or the process keeps this one alive. */
export function createFaceFinder({ niceness = 10, model }: FaceFinderOptions = {}): FaceFinder {
  let child: FaceProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function rest(): void {
    child?.end();
    child = undefined;
  }

  async function run(job: FaceJob): Promise<FoundFaces | undefined> {
    clearTimeout(idle);
    try {
      if (child === undefined || child.hasEnded) child = startFaceProcess({ niceness, model });
      return await child.run(job);
    } finally {
      idle = setTimeout(rest, idleMs);
      idle.unref();
    }
  }

  return {
    async find(job) {
      const mine = turn.then(async () => (await run(job)) ?? run(job));
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
