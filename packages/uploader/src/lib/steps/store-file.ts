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

/** Sends the bytes to the signed URL. */
export const storeFile: Step = async (run) => {
  const { engine } = run;
  const outcome = await engine.retryPolicy.outcomeOf(() => engine.slots.run(() => put(run)));
  if (outcome.status === 403 && run.resigned < maxResigns) return resign(run);
  if (!isStored(outcome.status)) return failedCall(run, outcome);
  const file = current(run);
  engine.memory.remember(memoryKeyOf(file), {
    contentMd5: file.contentMd5,
    fingerprint: file.fingerprint ?? '',
    objectName: file.apiFileName,
  });
  return advance({ sentBytes: file.sizeBytes, bytesPerSecond: 0, timeLeftMs: 0 });
};

/** The signed URL has expired, such as during a long pause or sleep. */
export function resign(run: FileRun): StepEnd {
  run.resigned += 1;
  return { event: 'resign', change: { sentBytes: 0 } };
}

async function put(run: FileRun): Promise<PutOutcome> {
  const { engine, id, file } = run;
  engine.signal.throwIfAborted();
  const startedAtMs = performance.now();
  engine.store.patch(id, { sentBytes: 0 });
  engine.emit({ type: 'storage-upload-start', fileId: id });
  const outcome = await putFile({
    url: engine.api.absolute(current(run).signedUrl ?? ''),
    headers: run.headers,
    file,
    signal: engine.signal,
    stallMs,
    onProgress: (sentBytes) => showProgress(run, sentBytes, startedAtMs),
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
