import { uploadMessages } from '@albumen/contract/upload-messages';
import type { FileEvent } from '@albumen/domain/uploads/file.machine';
import type { FileProblem, UploadFile } from '../../upload-state.ts';
import type { ApiReply } from '../api-call.ts';
import { type FileRun, problem } from '../upload-engine.ts';

/** How a step ended: the machine's next event, and what is known now. */
export interface StepEnd {
  event: FileEvent;
  change?: Partial<UploadFile>;
}

/** One step of a file. Rejects only when its run is aborted. */
export type Step = (run: FileRun) => Promise<StepEnd>;

/** The step is done. */
export function advance(change: Partial<UploadFile> = {}): StepEnd {
  return { event: 'advance', change };
}

/** The step failed, and the file with it. */
export function fail(problem: FileProblem): StepEnd {
  return { event: 'fail', change: { problem } };
}

/** What a failed call means for the person who uploads. */
export function problemOfReply(reply: Pick<ApiReply<unknown>, 'status' | 'problem'>): FileProblem {
  if (reply.problem !== null) {
    const { code, title, advice } = reply.problem;
    return { code, message: title, advice };
  }
  return reply.status === 0
    ? problem('network', uploadMessages.networkError)
    : problem(`status-${reply.status}`, uploadMessages.serverRefused);
}

/** A call that failed for good. A refused token ends the whole session, a full store too. */
export function failedCall(
  run: FileRun,
  reply: Pick<ApiReply<unknown>, 'status' | 'problem'>,
): StepEnd {
  if (reply.status === 401) run.engine.refuseToken();
  if (reply.status === 507) run.engine.refuseStorage();
  run.engine.signal.throwIfAborted();
  return fail(problemOfReply(reply));
}
