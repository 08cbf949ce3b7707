import { getPayoutDetails, savePayoutDetails } from '@albumen/contract/endpoints/sales';
import { beforeEach, expect, test } from 'vitest';
import { waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { db, clock, browser, make, empty } = await openTestApp();

beforeEach(empty);

const us = {
  holderName: 'Ida Berg',
  kind: 'us',
  iban: '',
  routingNumber: '021000021',
  accountNumber: '1234 56789',
};

test.each([
  [{ kind: 'iban', iban: 'DE89 3704 0044 0532 0130 01' }, 'iban'],
  [{ kind: 'iban', iban: '' }, 'iban'],
  [{ routingNumber: '021000022' }, 'routingNumber'],
  [{ accountNumber: '12' }, 'accountNumber'],
  [{ holderName: '' }, 'holderName'],
  [{ kind: 'cash' }, 'kind'],
])('a bank account with %j is refused at its field', async (overrides, field) => {
  const owner = await browser().signIn((await make.account()).id);
  const reply = await owner.call(savePayoutDetails, { body: { ...us, ...overrides } });
  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
});

test('a bank account is kept, shown masked, and its change is mailed', async () => {
  const { id, email } = await make.account();
  const owner = await browser().signIn(id);
  expect((await owner.call(getPayoutDetails)).body).toEqual({ details: null });
  const iban = { ...us, kind: 'iban', iban: 'de89 3704 0044 0532 0130 00' };
  expect((await owner.call(savePayoutDetails, { body: iban })).status).toBe(200);
  const { text } = await owner.call(getPayoutDetails);
  expect(text).toContain('IBAN DE… 3000');
  expect(text).not.toContain('0532');
  expect((await waitingMails(db, email)).map(({ kind }) => kind)).toEqual(['payoutDetailsChanged']);
  expect((await browser().call(getPayoutDetails)).status).toBe(401);
});

test('a session of long ago changes no bank account before a fresh proof', async () => {
  const owner = await browser().signIn((await make.account()).id);
  clock.moveBy(11 * 60_000);
  const refused = await owner.call(savePayoutDetails, { body: us });
  expect(refused).toMatchObject({ status: 403, body: { code: 'reauthenticate' } });
  expect((await owner.call(getPayoutDetails)).body).toEqual({ details: null });
  await db.updateTable('sessions').set({ confirmedAt: clock.now() }).execute();
  expect((await owner.call(savePayoutDetails, { body: us })).status).toBe(200);
});
