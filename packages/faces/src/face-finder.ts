import type { FoundFaces } from './face.ts';
import { keepFaceProcess } from './lib/kept-process.ts';
import type { FaceJob } from './lib/protocol.ts';
import type { OperatorModel } from './operator-model.ts';

export type { FaceJob };

/** Finds the faces of pictures that we made, in processes that may die without harm. */
export interface FaceFinder {
  /** How many pictures are looked at at a time; further ones wait. */
  readonly processes: number;
  /**
   * Undefined for a picture that a process died of, twice.
   * @throws Error when the process can't start or the file is no picture.
   */
  find(job: FaceJob): Promise<FoundFaces | undefined>;
  close(): Promise<void>;
}

export interface FaceFinderOptions {
  /** 10 by default, as decoders have it: pages and uploads go first. */
  niceness?: number;
  /** Tells faces apart instead of ours; where they are is always found by ours. */
  model?: OperatorModel | undefined;
  /** 1 by default. Each takes a core and half a gigabyte while there is something to look at. */
  processes?: number;
}

/** Opens a finder; its processes are started by photos. Close it, or they keep this one alive. */
export function createFaceFinder({
  niceness = 10,
  model,
  processes = 1,
}: FaceFinderOptions = {}): FaceFinder {
  const first = keepFaceProcess({ niceness, model });
  const others = Array.from({ length: processes - 1 }, () => keepFaceProcess({ niceness, model }));
  return {
    processes,
    find(job) {
      const idlest = others.reduce(
        (least, other) => (other.photos < least.photos ? other : least),
        first,
      );
      return idlest.find(job);
    },
    async close() {
      await Promise.all([first, ...others].map((kept) => kept.close()));
    },
  };
}
