import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { noticeSettings } from '../../../test/gateway-notices.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { madeLink, payer } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { lookUpAwaitedCharges } from '../payments/look-up-awaited.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  settings: noticeSettings,
  deps: { payments: { hostedFields: fake.provider } },
});

test('money that came without a notice is found by looking for it', async () => {
  const { linkId, submit } = await madeLink(app);
  const status = async () =>
    (await app.browser().call(getPayableLink, { params: { linkId } })).body.status;
  fake.next('deferred');
  await submit();
  expect(await status()).toBe('awaitingPayment');
  await lookUpAwaitedCharges(app.deps);
  await lookUpAwaitedCharges(app.deps);
  expect(await status()).toBe('paid');
  const mails = await waitingMails(app.db, payer.payerEmail);
  expect(mails.map(({ kind }) => kind)).toEqual(['linkAwaiting', 'linkReceipt']);
});
