import { redeemLink, sendMailLink } from '@albumen/contract/endpoints/accounts';
import * as operators from '@albumen/contract/endpoints/operators';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox, mailedToken, waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { untilAwaited } from '../../../test/waiting.ts';

const { browser, db, empty, make } = await openTestApp({ poolSize: 4 });

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

/** Sends all while the rows of a table are held, and lets them go once everybody has come as far as these. */
async function sendAtOnce(
  table: 'accountTokens' | 'operatorLinks',
  calls: (() => Promise<{ status: number }>)[],
): Promise<number[]> {
  const { replies } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom(table).select('tokenHash').forUpdate().execute();
    const sent = calls.map((call) => call());
    await untilAwaited(trx, sent.length);
    return { replies: sent };
  });
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  return statuses.toSorted((one, other) => one - other);
}

test('of two who redeem one link at once, one gets in', async () => {
  const { email } = await make.account();
  await browser().call(sendMailLink, { params: { kind: 'login', email } });
  const token = await mailedToken(db, email);
  const redeem = () => browser().call(redeemLink, { body: { token } });
  expect(await sendAtOnce('accountTokens', [redeem, redeem])).toEqual([200, 410]);
});

test('two links of an operator that are used at once let one in', async () => {
  await browser().operate('administrator');
  const email = 'administrator@albumen.test';
  for (let times = 0; times < 2; times += 1) {
    await browser().call(operators.mailOperatorLink, { body: { email } });
  }
  const redeeming = (await waitingMails(db, email)).map(({ text }) => {
    const token = /#link=([\w-]+)/.exec(text)?.[1] ?? '';
    return () => browser().call(operators.redeemOperatorLink, { body: { token } });
  });
  expect(await sendAtOnce('operatorLinks', redeeming)).toEqual([200, 410]);
});
