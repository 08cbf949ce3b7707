import {
  confirmLinkPayment,
  getPayableLink,
  startLinkPayment,
} from '@albumen/contract/endpoints/payment-links';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import { beforeEach } from 'vitest';
import { collect } from '../src/modules/payments/collect.service.ts';
import { openFakeProvider } from './fake-provider.ts';
import { completedXml, expiredXml, noticeSettings, sendNotice } from './gateway-notices.ts';
import { waitingMails } from './mailbox.ts';
import { madeLink, payer } from './made-link.ts';
import { openTestApp } from './test-app.ts';

const paymentId = 'PAY-1';

/** The gateway's notice of a payment that its payer has said yes to. */
export const approved = { paymentId, amountMinor: 125_000, currency: 'EUR' };

interface StartOptions {
  method?: PayMethodId;
  isConfirmedElsewhere?: boolean;
  amountMinor?: number;
  id?: string;
}

/** A store whose links are paid at banks and on phones; to be called at the top of a test file. */
export async function openLinkRig() {
  const fake = openFakeProvider();
  const app = await openTestApp({
    poolSize: 10,
    settings: noticeSettings,
    deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
  });
  const { db, deps, browser, empty } = app;
  beforeEach(async () => {
    await empty();
    fake.reset();
  });

  /** A link that takes cards, and every way of the Netherlands, of Portugal or of Germany. */
  async function link(payerCountry = 'NL') {
    const ways = ['ideal', 'sofort', 'mbway', 'pay_upon_invoice', 'sepa'];
    const overrides = Object.fromEntries(ways.map((id) => [`method-${id}`, 'on']));
    const made = await madeLink(app, { ...overrides, payerCountry });
    const { linkId } = made;
    const params = { linkId };
    const start = ({ method = 'ideal', id = paymentId, ...overrides }: StartOptions = {}) => {
      const { isConfirmedElsewhere = false, amountMinor = 125_000 } = overrides;
      const shown = { amountMinor, currency: 'EUR', payer };
      const body = { method, paymentId: id, isConfirmedElsewhere, ...shown };
      return browser().call(startLinkPayment, { params, body });
    };
    const confirm = (nonce = 'approved-nonce', id = paymentId) =>
      browser().call(confirmLinkPayment, { params: { linkId, paymentId: id }, body: { nonce } });
    const read = async () => (await browser().call(getPayableLink, { params })).body;
    const byPhone = () => start({ method: 'mbway', isConfirmedElsewhere: true });
    return { ...made, start, confirm, read, byPhone };
  }

  return {
    fake,
    app,
    link,
    completed: (what = approved) =>
      sendNotice(app, { kind: 'local_payment_completed', subject: completedXml(what) }),
    expired: () =>
      sendNotice(app, { kind: 'local_payment_expired', subject: expiredXml(paymentId) }),
    /** What the worker does with the job that waits. */
    workOff: () => collect(deps, paymentId),
    kindsTo: async (address: string) => (await waitingMails(db, address)).map(({ kind }) => kind),
    payments: () => db.selectFrom('paymentAttempts').selectAll().orderBy('claimedAt').execute(),
  };
}
