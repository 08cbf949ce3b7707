import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isText, shape } from '../../src/protocol/checks.ts';
import { createPortBus } from '../../src/protocol/port-bus.ts';

/** Two ends, and a way to hand one of them raw messages. */
function pair() {
  const { port1, port2 } = new MessageChannel();
  const checks = { SAY: isText, SET: shape({ field: isText }) };
  const here = createPortBus(checks);
  const there = createPortBus(checks);
  here.attach(port1);
  there.attach(port2);
  return { here, there, raw: port2 };
}

/** Resolves once all that was sent before has arrived. */
function delivered(from: ReturnType<typeof createPortBus>): Promise<unknown> {
  return new Promise((resolve) => from.emit('SAY', 'end', resolve));
}

test('messages arrive in order, and each answer finds its question', async () => {
  const { here, there } = pair();
  const said: unknown[] = [];
  here.on('SAY', (data, answer) => {
    said.push(data);
    answer(`yes, ${String(data)}`);
  });
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((text) => new Promise((resolve) => there.emit('SAY', text, resolve))),
  );
  expect(said).toEqual(['a', 'b', 'c']);
  expect(answers).toEqual(['yes, a', 'yes, b', 'yes, c']);
  here.close();
  there.close();
});

test('only the first answer counts, and an answer to nothing is ignored', async () => {
  const { here, there } = pair();
  here.on('SAY', (_, answer) => {
    answer('first');
    answer('second');
  });
  expect(await new Promise((resolve) => there.emit('SAY', 'x', resolve))).toBe('first');
  expect(await delivered(there)).toBe('first');
  expect(there.ignored()).toBeGreaterThan(0);
  here.close();
  there.close();
});

test('whatever arrives, a handler sees only what the table allows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.jsonValue(), forged()), { maxLength: 20 }),
      async (all) => {
        const { here, there, raw } = pair();
        const seen: unknown[] = [];
        here.on('SAY', (data, answer) => {
          if (data !== 'end') seen.push(data);
          answer();
        });
        here.on('SET', (data) => seen.push(data));
        for (const message of all) raw.postMessage(message);
        await delivered(there);
        for (const data of seen) expect(isText(data) || shape({ field: isText })(data)).toBe(true);
        expect(here.ignored() + seen.length).toBe(all.length);
        here.close();
        there.close();
      },
    ),
    { numRuns: 60 },
  );
});

/** Messages that almost belong. */
function forged() {
  const event = fc.constantFrom('SAY', 'SET', 'toString', '__proto__', 'OTHER');
  const data = fc.oneof(fc.string(), fc.integer(), fc.record({ field: fc.string() }));
  return fc.tuple(event, data);
}
