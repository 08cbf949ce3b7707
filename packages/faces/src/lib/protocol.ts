import type { FoundFaces } from '../face.ts';
import type { OperatorModel } from '../operator-model.ts';

/** What the process needs of an operator's model. */
export type DescribingModel = Pick<OperatorModel, 'path' | 'runtime' | 'input'>;

/** One order to the face process; it works on one at a time. */
export interface FaceJob {
  jpeg: Uint8Array;
  withDescriptors: boolean;
}

export type FaceMessage =
  | { kind: 'ready' }
  | { kind: 'found'; found: FoundFaces }
  | { kind: 'failed'; message: string };
