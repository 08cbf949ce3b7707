import { limits } from '@albumen/contract/limits';
import { isSuccess } from '../api-call.ts';
import { memoryKeyOf } from '../file-identity.ts';
import { type PutOutcome, putFile } from '../put-file.ts';
import { timeLeftMs } from '../rate-meter.ts';
import { current, type FileRun } from '../upload-engine.ts';
import { advance, failedCall, problemOfReply, type Step, type StepEnd } from './step.ts';

const stallMs = 60_000;
const maxResigns = 2;
/** Other bytes are there already, says the store; registration decides what that means. */
const alreadyThere = 412;

const signAgain: StepEnd = { event: 'resign', change: { sentBytes: 0 } };
/** The address had expired before anything was sent to it, however often: that counts nowhere. */
const notSent: PutOutcome = { end: 'answer', status: 403, problem: null, retryAfterMs: null };

interface PutTarget {
  url: string;
  onProgress: (sentBytes: number) => void;
}

/** Sends the bytes to the signed URL. */
export const storeFile: Step = async (run) => {
  const { engine } = run;
  const url = engine.api.absolute(current(run).signedUrl ?? '');
  const slots = engine.slotsFor(url);
  const outcome = await engine.retryPolicy.outcomeOf(() =>
    slots.run(run.file.size, async (onProgress) => {
      await engine.retryPolicy.passed();
      // A bucket may only read such an address once all bytes are there, or cut the line.
      return hasExpired(run) ? notSent : put(run, { url, onProgress });
    }),
  );
  if (outcome === notSent) return signAgain;
  if (outcome.status === 403) return resign(run) ?? failedCall(run, outcome);
  if (!isStored(outcome.status)) return failedCall(run, outcome);
  const file = current(run);
  engine.memory.remember(memoryKeyOf(file), {
    contentMd5: file.contentMd5,
    fingerprint: file.fingerprint ?? '',
    objectName: file.apiFileName,
  });
  return advance({ sentBytes: file.sizeBytes, bytesPerSecond: 0, timeLeftMs: 0 });
};

/** The signed URL was refused, or what was sent to it is lost. Null once that was tried often enough. */
export function resign(run: FileRun): StepEnd | null {
  if (run.resigned >= maxResigns) return null;
  run.resigned += 1;
  return signAgain;
}

/** Such as during a long pause or sleep, or while other files had the line. */
function hasExpired({ signedAt }: FileRun): boolean {
  return Date.now() - signedAt >= limits.signedUploadSeconds * 1000;
}

async function put(run: FileRun, { url, onProgress }: PutTarget): Promise<PutOutcome> {
  const { engine, id, file } = run;
  engine.signal.throwIfAborted();
  const startedAtMs = performance.now();
  engine.store.patch(id, { sentBytes: 0 });
  engine.emit({ type: 'storage-upload-start', fileId: id });
  const outcome = await putFile({
    url,
    headers: run.headers,
    file,
    signal: engine.signal,
    stallMs,
    onProgress: (sentBytes) => {
      onProgress(sentBytes);
      showProgress(run, sentBytes, startedAtMs);
    },
  });
  report(run, outcome);
  return outcome;
}

function showProgress(run: FileRun, sentBytes: number, startedAtMs: number): void {
  const { engine, id } = run;
  const file = engine.store.files.get(id);
  if (file === undefined || engine.signal.aborted) return;
  const bytesPerSecond = (sentBytes * 1000) / Math.max(1, performance.now() - startedAtMs);
  engine.store.noteSent(sentBytes - file.sentBytes);
  const left = timeLeftMs(file.sizeBytes - sentBytes, bytesPerSecond);
  engine.store.patch(id, { sentBytes, bytesPerSecond, timeLeftMs: left });
  const totalBytes = file.sizeBytes;
  engine.emit({ type: 'storage-upload-progress', fileId: id, sentBytes, totalBytes });
}

function report({ engine, id }: FileRun, outcome: PutOutcome): void {
  if (outcome.end === 'abort') engine.emit({ type: 'storage-upload-abort', fileId: id });
  else if (outcome.end === 'timeout') engine.emit({ type: 'storage-upload-timeout', fileId: id });
  else if (isStored(outcome.status)) engine.emit({ type: 'storage-upload-success', fileId: id });
  else {
    const { message } = problemOfReply(outcome);
    const { status } = outcome;
    engine.emit({ type: 'storage-upload-error', fileId: id, status, message });
  }
}

function isStored(status: number): boolean {
  return isSuccess(status) || status === alreadyThere;
}
