import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  decideSession,
  type Hold,
  initialSession,
  type SessionEvent,
  type SessionState,
  type SessionStatus,
  sessionTable,
} from './session.machine.ts';

const statuses: SessionStatus[] = [
  'init',
  'preprocessing',
  'pending',
  'in-progress',
  'completed',
  'canceled',
  'failed',
];
const holds: Hold[] = ['user', 'offline', 'unreachable', 'storage-full'];
const events: SessionEvent[] = [
  { type: 'add' },
  { type: 'remove' },
  { type: 'preprocess' },
  { type: 'preprocessed' },
  { type: 'start' },
  { type: 'admit' },
  { type: 'finish' },
  { type: 'fail', message: 'why' },
  { type: 'cancel' },
  { type: 'reset' },
  { type: 'retry' },
  ...holds.flatMap((hold): SessionEvent[] => [
    { type: 'hold', hold },
    { type: 'release', hold },
  ]),
];
/** Written out by hand, so that a slip in the table shows here. */
const declared = [
  'init add, init remove, init preprocess, init cancel',
  'preprocessing add, preprocessing preprocessed, preprocessing fail, preprocessing cancel, preprocessing reset',
  'pending add, pending remove, pending start, pending cancel, pending reset',
  'in-progress admit, in-progress hold, in-progress release, in-progress finish',
  'in-progress fail, in-progress cancel, in-progress reset',
  'completed reset, completed retry, canceled reset, canceled retry, failed reset, failed retry',
].flatMap((line) => line.split(', '));

function walk(from: SessionState, ...path: SessionEvent[]): SessionState {
  return path.reduce((state, event) => {
    const decision = decideSession(state, event);
    return 'problem' in decision ? state : decision.state;
  }, from);
}

const inProgress = walk(
  initialSession,
  { type: 'add' },
  { type: 'preprocess' },
  { type: 'preprocessed' },
  { type: 'start' },
);

test('exactly these pairs of status and event are declared', () => {
  expect(declaredPairs(sessionTable).toSorted()).toEqual(declared.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  let refused = 0;
  for (const status of statuses) {
    for (const event of events) {
      if (declared.includes(`${status} ${event.type}`)) continue;
      refused += 1;
      expect(decideSession({ ...initialSession, status }, event)).toEqual({
        problem: 'undeclared-transition',
        from: status,
        event: event.type,
      });
    }
  }
  expect(refused).toBeGreaterThan(50);
});

test('every status can be reached from the start, and init from every status', () => {
  expect([...reachableFrom(sessionTable, 'init')].toSorted()).toEqual(statuses.toSorted());
  for (const status of statuses) expect(reachableFrom(sessionTable, status)).toContain('init');
});

test('a session that was preprocessed is awaiting upload', () => {
  const state = walk(initialSession, { type: 'preprocess' }, { type: 'preprocessed' });
  expect(state).toEqual({ status: 'pending', message: 'awaiting upload', holds: [] });
});

test('only the last release opens the gate again', () => {
  const held = walk(inProgress, { type: 'hold', hold: 'user' }, { type: 'hold', hold: 'offline' });
  const first = decideSession(held, { type: 'release', hold: 'offline' });
  expect(first).toMatchObject({ state: { holds: ['user'] }, effects: [] });
  const last = decideSession(walk(held, { type: 'release', hold: 'offline' }), {
    type: 'release',
    hold: 'user',
  });
  expect(last).toMatchObject({
    state: { holds: [], message: 'Uploading.' },
    effects: ['open-gate'],
  });
});

test('a pause made while the server is asked for room stays', () => {
  const state = walk(inProgress, { type: 'hold', hold: 'user' }, { type: 'admit' });
  expect(state.holds).toEqual(['user']);
});

test('a retry drops what is finished and resets what failed', () => {
  const failed = walk(inProgress, { type: 'fail', message: 'why' });
  expect(failed.message).toBe('why');
  expect(decideSession(failed, { type: 'retry' })).toMatchObject({
    state: { status: 'init' },
    effects: ['drop-completed-files', 'reset-failed-files'],
  });
});

test('whatever happens in whatever order, holds exist only in progress and are distinct', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (path) => {
      let state = initialSession;
      for (const event of path) {
        state = walk(state, event);
        expect(statuses).toContain(state.status);
        if (state.status !== 'in-progress') expect(state.holds).toEqual([]);
        expect(new Set(state.holds).size).toBe(state.holds.length);
      }
    }),
  );
});

test('lanes run only after the server admitted the upload, and stop whenever it ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 80 }), (path) => {
      let state = initialSession;
      let isRunning = false;
      for (const event of path) {
        const decision = decideSession(state, event);
        if ('problem' in decision) continue;
        state = decision.state;
        if (decision.effects.includes('run-lanes')) isRunning = true;
        if (decision.effects.includes('stop-lanes') || event.type === 'finish') isRunning = false;
        expect(isRunning ? state.status : 'in-progress').toBe('in-progress');
      }
    }),
  );
});

test('a failure fails the files under way, a cancel cancels them', () => {
  const failed = decideSession(inProgress, { type: 'fail', message: 'why' });
  expect(failed).toMatchObject({ effects: ['stop-lanes', 'fail-open-files'] });
  const canceled = decideSession(inProgress, { type: 'cancel' });
  expect(canceled).toMatchObject({ effects: ['stop-lanes', 'cancel-files'] });
});
