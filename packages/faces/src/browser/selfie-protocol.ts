import type { Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';

/** A face in a picture that a guest chose. */
export interface SelfieFace {
  box: FaceBox;
  /** Height in pixels of the picture. */
  sizePx: number;
  isBlurred: boolean;
}

/** What the page asks its worker, one question after the other. */
export interface SelfieTasks {
  /** Loads the model; `model` names an operator's, and is empty for ours. */
  open: { ask: { model: string }; answer: undefined };
  look: { ask: { picture: Picture }; answer: SelfieFace[] };
  /** Numbers of a face in the picture that was looked at last. */
  describe: { ask: { box: FaceBox }; answer: number[][] };
}

export type SelfieTask = keyof SelfieTasks;

export type SelfieQuestion = {
  [Task in SelfieTask]: { task: Task } & SelfieTasks[Task]['ask'];
}[SelfieTask];

export interface LoadProgress {
  loadedBytes: number;
  totalBytes: number;
}

export type SelfieMessage =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'answer'; answer: SelfieTasks[SelfieTask]['answer'] }
  | { kind: 'failed'; message: string };
