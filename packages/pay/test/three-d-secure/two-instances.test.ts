import { expect, test } from 'vitest';
import { card, open, openNetwork, withChallenge } from './fakes.ts';

test('two instances of a page hear their own set-ups and challenges, in any order', async () => {
  const network = openNetwork();
  network.set({ setup: () => undefined });
  const answers = { lookup: () => withChallenge };
  const { secure: first, asked } = await open({ answers });
  const { secure: second } = await open({ answers });
  await new Promise(setImmediate);
  network.handlers.get('payments.setupComplete')?.({ sessionId: 'late' });
  network.set({
    setup: () => network.handlers.get('payments.setupComplete')?.({ sessionId: 's' }),
  });
  expect((await first.verifyCard(card)).nonce).toBe('final');
  expect(asked[0]?.data).toMatchObject({ dfReferenceId: 'late' });
  expect((await second.verifyCard(card)).nonce).toBe('final');
  expect((await first.verifyCard(card)).nonce).toBe('final');
  const atBank = new Promise<void>((resolve) => network.set({ challenge: () => resolve() }));
  const going = first.verifyCard(card);
  await atBank;
  // The page makes and takes away others while the customer is at their bank.
  await second.teardown();
  const { secure: third } = await open({ answers });
  await third.teardown();
  network.end({ ActionCode: 'SUCCESS' });
  expect((await going).nonce).toBe('final');
});
