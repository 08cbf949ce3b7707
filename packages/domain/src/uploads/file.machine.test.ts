import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import { decideFile, type FileEvent, type FilePhase, fileTable, statusOf } from './file.machine.ts';

const phases: FilePhase[] = [
  'init',
  'preprocessing',
  'pending',
  'invalid',
  'thumbnail',
  'dimensions',
  'checksum',
  'signing',
  'storing',
  'registering',
  'completed',
  'canceled',
  'failed',
];
const events: FileEvent[] = [
  'inspect',
  'accept',
  'reject',
  'recognize',
  'begin',
  'advance',
  'duplicate',
  'exists',
  'resign',
  'fail',
  'cancel',
  'reset',
];
/** Written out by hand, so that a slip in the table shows here. */
const declared: Record<FilePhase, FileEvent[]> = {
  init: ['inspect', 'cancel'],
  preprocessing: ['accept', 'reject', 'recognize', 'cancel', 'reset'],
  pending: ['begin', 'cancel', 'reset'],
  invalid: ['begin', 'cancel', 'reset'],
  thumbnail: ['advance', 'fail', 'cancel'],
  dimensions: ['advance', 'fail', 'cancel'],
  checksum: ['advance', 'duplicate', 'exists', 'fail', 'cancel'],
  signing: ['advance', 'exists', 'fail', 'cancel'],
  storing: ['advance', 'resign', 'fail', 'cancel'],
  registering: ['advance', 'resign', 'fail', 'cancel'],
  completed: [],
  canceled: ['reset'],
  failed: ['reset'],
};

function run(...path: FileEvent[]): FilePhase {
  return path.reduce<FilePhase>((phase, event) => {
    const decision = decideFile(phase, event);
    if ('problem' in decision) throw new Error(`${phase} refuses ${event}`);
    return decision.state;
  }, 'init');
}

test('exactly these pairs of phase and event are declared', () => {
  const expected = Object.entries(declared).flatMap(([phase, list]) =>
    list.map((event) => `${phase} ${event}`),
  );
  expect(declaredPairs(fileTable).toSorted()).toEqual(expected.toSorted());
});

test('every undeclared pair is refused and names itself', () => {
  let refused = 0;
  for (const phase of phases) {
    for (const event of events.filter((each) => !declared[phase].includes(each))) {
      refused += 1;
      expect(decideFile(phase, event)).toEqual({
        problem: 'undeclared-transition',
        from: phase,
        event,
      });
    }
  }
  expect(refused).toBe(phases.length * events.length - Object.values(declared).flat().length);
});

test('every phase can be reached from the start', () => {
  expect([...reachableFrom(fileTable, 'init')].toSorted()).toEqual(phases.toSorted());
});

test('a new file goes through every step and is completed', () => {
  const steps: FileEvent[] = ['advance', 'advance', 'advance', 'advance', 'advance', 'advance'];
  expect(run('inspect', 'accept', 'begin', ...steps)).toBe('completed');
});

test('an invalid file fails when its turn comes', () => {
  expect(run('inspect', 'reject', 'begin')).toBe('failed');
});

test('a duplicate checksum completes the file without sending it', () => {
  expect(run('inspect', 'accept', 'begin', 'advance', 'advance', 'duplicate')).toBe('completed');
});

test('bytes that the server has are registered without being sent', () => {
  const signed: FileEvent[] = ['inspect', 'accept', 'begin', 'advance', 'advance', 'advance'];
  expect(decideFile(run(...signed), 'exists')).toEqual({
    state: 'registering',
    effects: ['register'],
  });
});

test('a failed or canceled file can be reset, a completed one never changes again', () => {
  expect(run('inspect', 'accept', 'cancel', 'reset')).toBe('init');
  expect(run('inspect', 'reject', 'begin', 'reset')).toBe('init');
  for (const event of events) expect(decideFile('completed', event)).toHaveProperty('problem');
});

test('whatever happens, a file is never registered without a signature or a known object', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (path) => {
      let phase: FilePhase = 'init';
      let mayRegister = false;
      for (const event of path) {
        const decision = decideFile(phase, event);
        if ('problem' in decision) continue;
        if (phase === 'storing' || event === 'exists') mayRegister = true;
        if (event === 'reset') mayRegister = false;
        phase = decision.state;
        expect(decision.effects.length).toBeLessThanOrEqual(1);
        if (phase === 'registering') expect(mayRegister).toBe(true);
      }
    }),
  );
});

test('the steps of a file are all one status to the outside', () => {
  expect(phases.map(statusOf).filter((status) => status === 'in-progress')).toHaveLength(6);
  expect(statusOf('failed')).toBe('failed');
});
