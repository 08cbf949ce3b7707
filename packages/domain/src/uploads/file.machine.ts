import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** The statuses of an upload file, as clients of the API know them. */
export type FileStatus =
  | 'init'
  | 'preprocessing'
  | 'pending'
  | 'in-progress'
  | 'completed'
  | 'canceled'
  | 'failed'
  | 'invalid';

/** The steps of a file in progress, in their order. */
export type FileStep =
  | 'thumbnail'
  | 'dimensions'
  | 'checksum'
  | 'signing'
  | 'storing'
  | 'registering';

/** A status, or the step of a file that is in progress. */
export type FilePhase = Exclude<FileStatus, 'in-progress'> | FileStep;

/** What happens to a file. */
export type FileEvent =
  | 'inspect'
  /** Type and head are fine. */
  | 'accept'
  /** The type is not allowed. */
  | 'reject'
  /** The gallery has this file already: nothing to send. */
  | 'recognize'
  | 'begin'
  /** The step at hand is done. */
  | 'advance'
  /** Its bytes are already in this session. */
  | 'duplicate'
  /** The server has its bytes: register at once. */
  | 'exists'
  /** The signed URL is no longer good, or the stored bytes are gone: sign again. */
  | 'resign'
  | 'fail'
  | 'cancel'
  | 'reset';

/** What a transition asks of the engine; at most one at a time. */
export type FileEffect =
  | 'inspect'
  | 'load-thumbnail'
  | 'read-dimensions'
  | 'compute-checksum'
  | 'request-signature'
  | 'store'
  | 'register';

type Row = Partial<Record<FileEvent, Transition<FilePhase, FileEffect>>>;

const cancel = to('canceled');
const fail = to('failed');
const reset = to('init');
const stopping = { fail, cancel } satisfies Row;

/** The whole life of a file. What is not in it is refused. */
export const fileTable: TransitionTable<FilePhase, FileEvent, FileEffect> = {
  init: { inspect: to('preprocessing', 'inspect'), cancel },
  preprocessing: {
    accept: to('pending'),
    reject: to('invalid'),
    recognize: to('completed'),
    cancel,
    reset,
  },
  pending: { begin: to('thumbnail', 'load-thumbnail'), cancel, reset },
  invalid: { begin: fail, cancel, reset },
  thumbnail: { advance: to('dimensions', 'read-dimensions'), ...stopping },
  dimensions: { advance: to('checksum', 'compute-checksum'), ...stopping },
  checksum: {
    advance: to('signing', 'request-signature'),
    duplicate: to('completed'),
    exists: to('registering', 'register'),
    ...stopping,
  },
  signing: {
    advance: to('storing', 'store'),
    exists: to('registering', 'register'),
    ...stopping,
  },
  storing: {
    advance: to('registering', 'register'),
    resign: to('signing', 'request-signature'),
    ...stopping,
  },
  registering: {
    advance: to('completed'),
    resign: to('signing', 'request-signature'),
    ...stopping,
  },
  completed: {},
  canceled: { reset },
  failed: { reset },
} satisfies Record<FilePhase, Row>;

/** Decides one event. Pure: the effect is a name, the engine runs it. */
export function decideFile(phase: FilePhase, event: FileEvent): Decision<FilePhase, FileEffect> {
  return decide(fileTable, phase, event);
}

const steps: ReadonlySet<FilePhase> = new Set<FileStep>([
  'thumbnail',
  'dimensions',
  'checksum',
  'signing',
  'storing',
  'registering',
]);

function isStep(phase: FilePhase): phase is FileStep {
  return steps.has(phase);
}

/** The status that clients see in a phase. */
export function statusOf(phase: FilePhase): FileStatus {
  return isStep(phase) ? 'in-progress' : phase;
}
