import { expect, test } from 'vitest';
import { openJsonLog } from './json-log.ts';

test('every line is JSON: our words, a process’s own lines, and what it merely printed', () => {
  const lines: string[] = [];
  const log = openJsonLog(
    (line) => lines.push(line),
    () => 7,
  );
  log.info('ready');
  log.output('web 1 | {"level":40,"time":5,"msg":"slow"}');
  log.output('web 1 | {"level":');
  log.output('worker | a | b');
  log.fail('no database');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time: 7, msg: 'ready' },
    { process: 'web 1', level: 40, time: 5, msg: 'slow' },
    { level: 30, time: 7, process: 'web 1', msg: '{"level":' },
    { level: 30, time: 7, process: 'worker', msg: 'a | b' },
    { level: 50, time: 7, msg: 'no database' },
  ]);
});
