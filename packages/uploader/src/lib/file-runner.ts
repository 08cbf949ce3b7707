import type { FileEffect } from '@albumen/domain/uploads/file.machine';
import { computeChecksum } from './steps/compute-checksum.ts';
import { loadThumbnail, readDimensions } from './steps/read-photo.ts';
import { registerPhoto } from './steps/register-photo.ts';
import { requestSignature } from './steps/request-signature.ts';
import type { Step } from './steps/step.ts';
import { storeFile } from './steps/store-file.ts';
import type { FileRun, UploadEngine } from './upload-engine.ts';

type RunEffect = Exclude<FileEffect, 'inspect'>;

const steps: Readonly<Record<RunEffect, Step>> = {
  'load-thumbnail': loadThumbnail,
  'read-dimensions': readDimensions,
  'compute-checksum': computeChecksum,
  'request-signature': requestSignature,
  store: storeFile,
  register: registerPhoto,
};

/** What the line is for; everything before it is done ahead, everything after it behind. */
const sending: ReadonlySet<RunEffect> = new Set(['store', 'register']);

/** A file at the start of its way. */
export function newRun(engine: UploadEngine, id: string, file: File): FileRun {
  return { engine, id, file, headers: {}, signedAt: 0, resigned: 0 };
}

/**
 * Takes every file through its steps, in order. A lane sends one file at a time; meanwhile it
 * reads, hashes and signs its next one and registers the one before, so that the line never waits
 * for any of it. Rejects when the engine is aborted.
 */
export async function runLanes(lanes: number, runs: Iterable<FileRun>): Promise<void> {
  const waiting = runs[Symbol.iterator]();
  await Promise.all(Array.from({ length: lanes }, () => runLane(waiting)));
}

async function runLane(waiting: Iterator<FileRun>): Promise<void> {
  let registering: Promise<unknown> = Promise.resolve();
  for (let ahead = prepareNext(waiting); ahead !== null;) {
    const { run, prepared } = ahead;
    const effect = await prepared;
    ahead = prepareNext(waiting);
    const stored = await follow(run, effect, (next) => next === 'register');
    await registering;
    registering = quietly(follow(run, stored, () => false));
  }
  await registering;
}

/** Begins with the next file; null when there is none. */
function prepareNext(waiting: Iterator<FileRun>) {
  const { value: run, done } = waiting.next();
  if (done === true) return null;
  const first = effectOf(run.engine.store.decideFile(run.id, 'begin'));
  return { run, prepared: quietly(follow(run, first, (effect) => sending.has(effect))) };
}

/**
 * Holds what a lane waits for later. Whoever stops the lane meanwhile says why; this file's own
 * refusal is then nobody's concern.
 */
function quietly<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

/**
 * Runs the steps that the machine asks for: the end of each is the machine's next event. Answers the
 * effect at which it stopped, null when the file has ended.
 */
async function follow(
  run: FileRun,
  from: RunEffect | null,
  isStop: (effect: RunEffect) => boolean,
): Promise<RunEffect | null> {
  const { store, signal } = run.engine;
  let effect = from;
  while (effect !== null && !isStop(effect)) {
    const { event, change } = await steps[effect](run);
    signal.throwIfAborted();
    effect = effectOf(store.decideFile(run.id, event, change));
  }
  return effect;
}

function effectOf(effects: readonly FileEffect[] | null): RunEffect | null {
  const [effect] = effects ?? [];
  if (effect === undefined) return null;
  if (effect === 'inspect') throw new Error('A file is inspected before it runs.');
  return effect;
}
