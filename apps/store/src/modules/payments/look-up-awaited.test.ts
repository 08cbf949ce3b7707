import { expect, test } from 'vitest';
import type {
  ChargeOutcome,
  PaymentProvider,
} from '../../third-parties/payments/payment-provider.ts';
import { lookUpAwaited } from './look-up-awaited.ts';

const findings: Record<string, ChargeOutcome | undefined> = {
  a: { kind: 'deferred', transactionId: 't-a' },
  c: undefined,
  d: { kind: 'unknown', cause: new Error('no answer') },
  e: { kind: 'charged', transactionId: 't-e', card: undefined },
  f: { kind: 'declined', code: '2000', text: 'Do Not Honor' },
};

/** Looks for all of them, two at a time; `b` can't be asked for. */
async function lookedUp() {
  const settled: string[] = [];
  const reported: unknown[] = [];
  const find: PaymentProvider['find'] = async ({ reference }) => {
    if (!(reference in findings)) throw new Error('no line');
    return findings[reference];
  };
  const otherMethods = { find } as PaymentProvider; // nothing else of it is asked
  const errors = {
    report: (error: unknown) => reported.push(error),
    close: async () => undefined,
  };
  await lookUpAwaited(
    { payments: { otherMethods }, errors },
    {
      list: async ({ after }) =>
        ['a', 'b', 'c', 'd', 'e', 'f']
          .filter((id) => id > after)
          .slice(0, 2)
          .map((id) => {
            const charge = { amountMinor: 100, currency: 'EUR', provider: 'otherMethods' } as const;
            return { id, reference: id, ...charge };
          }),
      settle: async (id, { kind }) => settled.push(`${id} ${kind}`),
    },
  );
  return { settled, reported };
}

test('what has come or failed is settled, whatever is open stays so', async () => {
  expect((await lookedUp()).settled).toEqual(['e charged', 'f declined']);
});

test('one that can’t be asked for keeps no other from being looked for', async () => {
  expect((await lookedUp()).reported).toHaveLength(1);
});
