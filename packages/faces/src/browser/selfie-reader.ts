import type { Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import type {
  LoadProgress,
  SelfieFace,
  SelfieMessage,
  SelfieQuestion,
  SelfieTask,
  SelfieTasks,
} from './selfie-protocol.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of the bundled worker
import workerUrl from './selfie.worker.ts?worker&url';

export type { LoadProgress, SelfieFace };

export interface SelfieReaderOptions {
  /** On a page that requires Trusted Types, what the policy's `createScriptURL` makes of it. */
  trustScriptUrl: (url: string) => string;
  /** By whose numbers the gallery's faces are compared, as the gallery names it; empty for our model. */
  model: string;
  /** Called while the model loads. */
  onProgress: (progress: LoadProgress) => void;
}

/**
 * Reads faces of a picture in a worker of the page: neither the picture nor anything of it goes
 * elsewhere. Every call rejects when the model does not load, does not run here or keeps silent.
 */
export interface SelfieReader {
  /** Resolves when the model is there. */
  open(): Promise<void>;
  /** Faces of a picture of up to 960 pixels, whose pixels move away. */
  look(picture: Picture): Promise<SelfieFace[]>;
  /** The numbers of one face of the picture that was looked at last. */
  describe(face: { box: FaceBox }): Promise<number[][]>;
  /** Ends the worker and gives its memory back; open calls never settle. */
  close(): void;
}

/** Longer than the oldest phone needs; loading has no limit of its own, since its progress is shown. */
const silenceMs: Partial<Record<SelfieTask, number>> = { look: 60_000, describe: 30_000 };

export function openSelfieReader({
  trustScriptUrl,
  model,
  onProgress,
}: SelfieReaderOptions): SelfieReader {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: 'module', name: 'albumen-selfie' });
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other, or an answer would be taken for another question's. */
  function ask<Task extends SelfieTask>(
    question: SelfieQuestion & { task: Task },
    moved: Transferable[] = [],
  ): Promise<SelfieTasks[Task]['answer']> {
    const mine = turn.then(() => askNow<Task>(question, moved));
    turn = mine.catch(() => undefined);
    return mine;
  }

  function askNow<Task extends SelfieTask>(
    question: SelfieQuestion & { task: Task },
    moved: Transferable[],
  ): Promise<SelfieTasks[Task]['answer']> {
    const { promise, resolve, reject } = Promise.withResolvers<SelfieTasks[Task]['answer']>();
    const limit = silenceMs[question.task];
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            worker.terminate();
            reject(new Error('Looking at the picture took too long.'));
          }, limit);
    const listening = new AbortController();
    const { signal } = listening;
    const listen = ({ data }: MessageEvent<SelfieMessage>) => {
      if (data.kind === 'progress') return onProgress(data.progress);
      listening.abort();
      clearTimeout(timer);
      // The worker answers each task with this type: `run` in selfie.worker.ts proves it.
      if (data.kind === 'answer') resolve(data.answer as SelfieTasks[Task]['answer']);
      else reject(new Error(data.message));
    };
    worker.addEventListener('message', listen, { signal });
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { signal });
    worker.postMessage(question, moved);
    return promise;
  }

  return {
    open: () => ask({ task: 'open', model }),
    look: (picture) => ask({ task: 'look', picture }, [picture.pixels.buffer]),
    describe: ({ box }) => ask({ task: 'describe', box }),
    close: () => worker.terminate(),
  };
}
