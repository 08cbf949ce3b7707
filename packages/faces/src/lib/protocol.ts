import type { FoundFaces } from '../face.ts';
import type { OperatorModel } from '../operator-model.ts';

/** What the process needs of an operator's model. */
export type DescribingModel = Pick<OperatorModel, 'bytes' | 'runtime' | 'input'>;

/** What of it is said when the process starts; the bytes come through its standard input. */
export type SaidModel = Omit<DescribingModel, 'bytes'>;

/** One order to the face process; it works on one at a time. */
export interface FaceJob {
  jpeg: Uint8Array;
  withDescriptors: boolean;
}

export type FaceMessage =
  | { kind: 'ready' }
  | { kind: 'found'; found: FoundFaces }
  | { kind: 'failed'; message: string };
