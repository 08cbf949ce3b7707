import type { FoundFaces } from '../face.ts';

/** One order to the face process; it works on one at a time. */
export interface FaceJob {
  jpeg: Uint8Array;
  withDescriptors: boolean;
}

export type FaceMessage =
  | { kind: 'ready' }
  | { kind: 'found'; found: FoundFaces }
  | { kind: 'failed'; message: string };
