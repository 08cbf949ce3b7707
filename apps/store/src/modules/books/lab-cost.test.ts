import { expect, test } from 'vitest';
import { acting } from '../../../test/acting.ts';
import { openLabStand } from '../../../test/lab-rig.ts';
import { resendLabOrder } from '../lab/operator-lab.service.ts';

const { store, lab, send, passOn, labDoes } = await openLabStand();
const { db } = store;

async function booked() {
  const rows = await db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'entryId')
    .select(['kind', 'account', 'amountMinor'])
    .orderBy('entryId')
    .orderBy('account')
    .execute();
  return rows.map(({ kind, account, amountMinor }) => `${kind} ${account} ${amountMinor}`);
}

test('what the lab asks for is booked once it has the order, however often it says so', async () => {
  await send();
  const work = ['labCost labCost 270', 'labCost labPayable -270'];
  expect(await booked()).toEqual(work);
  await labDoes('process');
  await labDoes('ship');
  expect(await booked()).toEqual(work);
});

test('what the lab refuses costs nothing; sent again it costs once', async () => {
  await send('lab: reject');
  await labDoes('process');
  const dropped = ['labCostDropped labCost -270', 'labCostDropped labPayable 270'];
  expect((await booked()).slice(2)).toEqual(dropped);
  const { id } = await db.selectFrom('labOrders').select('id').executeTakeFirstOrThrow();
  await resendLabOrder(lab, acting, id);
  await passOn();
  expect((await booked()).slice(4)).toEqual(['labCost labCost 270', 'labCost labPayable -270']);
});

test('what is made again costs again', async () => {
  await send();
  await labDoes('process');
  await labDoes('ship');
  const { id } = await db.selectFrom('labOrders').select('id').executeTakeFirstOrThrow();
  await resendLabOrder(lab, acting, id);
  await passOn();
  expect((await booked()).slice(2)).toEqual(['labCost labCost 270', 'labCost labPayable -270']);
});
