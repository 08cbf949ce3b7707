import { limits } from '@albumen/contract/limits';
import { expect, test } from 'vitest';
import { firstLoad, nextLoad, type LoadEvent, type PhotoLoad } from './photo-load.ts';

function after(...events: LoadEvent[]): PhotoLoad {
  return events.reduce(nextLoad, firstLoad);
}

test('a photo that does not load is tried five more times, then it has failed', () => {
  const oneAttempt: LoadEvent[] = ['broke', 'due'];
  const attempts = Array.from({ length: limits.previewRetries }, () => oneAttempt).flat();
  expect(after(...attempts)).toEqual({ is: 'loading', attempt: 5 });
  expect(after(...attempts, 'broke')).toEqual({ is: 'failed', attempt: 5 });
});

test('each attempt before that waits', () => {
  expect(after('broke')).toEqual({ is: 'waiting', attempt: 0 });
  expect(after('broke', 'due', 'broke')).toEqual({ is: 'waiting', attempt: 1 });
});

test('a photo that arrives late is shown and stays', () => {
  expect(after('broke', 'due', 'loaded')).toEqual({ is: 'shown', attempt: 1 });
  expect(after('loaded', 'broke')).toEqual({ is: 'shown', attempt: 0 });
  expect(after('loaded', 'due')).toEqual({ is: 'shown', attempt: 0 });
});

test('Try again starts over', () => {
  expect(nextLoad({ is: 'failed', attempt: 5 }, 'retry')).toEqual({ is: 'loading', attempt: 0 });
  expect(after('broke', 'retry')).toEqual(after('broke'));
});
