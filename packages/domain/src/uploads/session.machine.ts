import { uploadMessages } from '@albumen/contract/upload-messages';
import {
  type Decision,
  refuse,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** The statuses of an upload session, as clients of the API know them. */
export type SessionStatus =
  | 'init'
  | 'preprocessing'
  | 'pending'
  | 'in-progress'
  | 'completed'
  | 'canceled'
  | 'failed';

/** Why nothing new is started for now. Several can hold at once; the last release goes on. */
export type Hold = 'user' | 'offline' | 'unreachable' | 'storage-full';

/** What happens to a session. */
export type SessionEvent =
  /** Files were added. */
  | { type: 'add' }
  /** Files were taken out again before the start. */
  | { type: 'remove' }
  | { type: 'preprocess' }
  | { type: 'preprocessed' }
  | { type: 'start' }
  /** The server has room for this upload. */
  | { type: 'admit' }
  | { type: 'hold'; hold: Hold }
  | { type: 'release'; hold: Hold }
  /** Every file has ended, and at least one of them well. */
  | { type: 'finish' }
  | { type: 'fail'; message: string }
  | { type: 'cancel' }
  | { type: 'reset' }
  | { type: 'retry' };

/** What a transition asks of the engine. */
export type SessionEffect =
  | 'check-health'
  | 'verify-token'
  | 'inspect-files'
  | 'preflight'
  | 'run-lanes'
  | 'close-gate'
  | 'open-gate'
  | 'stop-lanes'
  | 'fail-open-files'
  | 'cancel-files'
  | 'drop-files'
  | 'drop-completed-files'
  | 'reset-failed-files';

/** A session's own state; its files are beside it. */
export interface SessionState {
  readonly status: SessionStatus;
  /** One sentence for the person who waits. */
  readonly message: string;
  /** Holds in the order in which they came; only ever filled in progress. */
  readonly holds: readonly Hold[];
}

type EventType = SessionEvent['type'];
type Row = Partial<Record<EventType, Transition<SessionStatus, SessionEffect>>>;

const reset = to('init', 'stop-lanes', 'drop-files');
const retry = to('init', 'drop-completed-files', 'reset-failed-files');
const cancel = to('canceled', 'stop-lanes', 'cancel-files');

/** The whole life of a session. What is not in it is refused. */
export const sessionTable: TransitionTable<SessionStatus, EventType, SessionEffect> = {
  init: {
    add: to('init'),
    remove: to('init'),
    preprocess: to('preprocessing', 'check-health', 'verify-token', 'inspect-files'),
    cancel,
  },
  preprocessing: {
    // Whoever prepares looks once more for what came meanwhile.
    add: to('preprocessing'),
    preprocessed: to('pending'),
    fail: to('failed', 'stop-lanes', 'fail-open-files'),
    cancel,
    reset,
  },
  pending: {
    add: to('init'),
    remove: to('pending'),
    start: to('in-progress', 'preflight'),
    cancel,
    reset,
  },
  'in-progress': {
    admit: to('in-progress', 'run-lanes'),
    hold: to('in-progress', 'close-gate'),
    release: to('in-progress', 'open-gate'),
    finish: to('completed'),
    fail: to('failed', 'stop-lanes', 'fail-open-files'),
    cancel,
    reset,
  },
  completed: { reset, retry },
  canceled: { reset, retry },
  failed: { reset, retry },
} satisfies Record<SessionStatus, Row>;

/** A session before anything happened. */
export const initialSession: SessionState = { status: 'init', message: '', holds: [] };

/** Decides one event. Pure: the effects are names, the engine runs them in order. */
export function decideSession(
  state: SessionState,
  event: SessionEvent,
): Decision<SessionState, SessionEffect> {
  const transition = sessionTable[state.status][event.type];
  if (transition === undefined) return refuse(state.status, event.type);
  const holds = holdsAfter(state, event);
  return {
    state: { status: transition.to, holds, message: messageOf(transition.to, event, holds) },
    effects: stillHeld(event, holds) ? [] : transition.effects,
  };
}

function holdsAfter(state: SessionState, event: SessionEvent): readonly Hold[] {
  if (event.type === 'admit') return state.holds;
  if (event.type !== 'hold' && event.type !== 'release') return [];
  const others = state.holds.filter((hold) => hold !== event.hold);
  return event.type === 'hold' ? [...others, event.hold] : others;
}

/** Releasing one of several reasons opens nothing. */
function stillHeld(event: SessionEvent, holds: readonly Hold[]): boolean {
  return event.type === 'release' && holds.length > 0;
}

const holdMessages: Readonly<Record<Hold, string>> = {
  user: uploadMessages.pausedByUser,
  offline: uploadMessages.pausedOffline,
  unreachable: uploadMessages.pausedUnreachable,
  'storage-full': uploadMessages.pausedStorageFull,
};

const statusMessages: Readonly<Record<SessionStatus, string>> = {
  init: '',
  preprocessing: uploadMessages.preparing,
  pending: uploadMessages.awaitingUpload,
  'in-progress': uploadMessages.uploading,
  completed: uploadMessages.completed,
  canceled: uploadMessages.canceled,
  failed: uploadMessages.sessionFailed,
};

function messageOf(status: SessionStatus, event: SessionEvent, holds: readonly Hold[]): string {
  if (event.type === 'fail') return event.message;
  const latest = holds.at(-1);
  return latest === undefined ? statusMessages[status] : holdMessages[latest];
}
