import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import { decideDispute, disputeTable } from './dispute.machine.ts';

test('exactly these pairs of status and event are declared', () => {
  expect(declaredPairs(disputeTable)).toEqual([
    'open accept',
    'open accept-for-merchant',
    'open expire',
    'open finalize',
    'disputed review',
    'disputed win',
    'disputed lose',
    'under_review win',
    'under_review lose',
  ]);
});

test('every status can be reached', () => {
  expect(reachableFrom(disputeTable, 'open')).toEqual(new Set(Object.keys(disputeTable)));
});

test('what is over stays as it is', () => {
  for (const status of ['accepted', 'auto_accepted', 'expired', 'won', 'lost'] as const) {
    expect(decideDispute(status, 'finalize')).toMatchObject({ problem: 'undeclared-transition' });
  }
});
