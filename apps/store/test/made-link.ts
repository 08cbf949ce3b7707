import {
  createPaymentLink,
  payLink,
  startLinkPayment,
  type PaymentLink,
} from '@albumen/contract/endpoints/payment-links';
import type { LocalMethodId } from '@albumen/contract/payments/pay-methods';
import { headers } from '@albumen/contract/wire-names';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const payer = { payerName: 'Ida Berg', payerEmail: 'ida@people.test' };

/** As the form sends it: every field a text. */
export function linkForm(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    amount: '1,250.00',
    currency: 'EUR',
    payerCountry: 'DE',
    purpose: 'Wedding of Ida and Marcus',
    payerName: 'Ida Berg',
    payerEmail: 'ida@people.test',
    dueOn: '',
    'method-card': 'on',
    ...overrides,
  };
}

export interface MadeLink {
  owner: TestClient;
  accountId: string;
  ownerEmail: string;
  link: PaymentLink;
  linkId: string;
  /** A submission of Pay by a guest; a key of its own each unless one is named. */
  submit: (overrides?: LinkSubmitOptions) => ReturnType<typeof submitPayment>;
  /** A guest says that they pay on their phone. */
  promise: (method: LocalMethodId, paymentId: string) => ReturnType<typeof promisePayment>;
}

interface LinkSubmitOptions {
  key?: string | undefined;
  nonce?: string;
  amountMinor?: number;
  currency?: string;
  client?: TestClient;
}

/** What makes links and pays them. */
export type LinkApp = Pick<TestApp, 'make' | 'browser'>;

/** A link of a new photographer. */
export async function madeLink(
  app: LinkApp,
  overrides: Record<string, string> = {},
): Promise<MadeLink> {
  const { id: accountId, email: ownerEmail } = await app.make.account();
  const owner = await app.browser().signIn(accountId);
  const reply = await owner.call(createPaymentLink, { body: linkForm(overrides) });
  if (reply.status !== 200) throw new Error(`no link was made: ${reply.text}`);
  const link = reply.body;
  const { linkId } = link;
  const submit = (submitted: LinkSubmitOptions = {}) => submitPayment(app, link, submitted);
  const promise = (method: LocalMethodId, paymentId: string) =>
    promisePayment(app, link, { method, paymentId });
  return { owner, accountId, ownerEmail, link, linkId, submit, promise };
}

function promisePayment(
  app: LinkApp,
  { linkId, amountMinor, currency }: PaymentLink,
  started: { method: LocalMethodId; paymentId: string },
) {
  const body = { ...started, isConfirmedElsewhere: true, amountMinor, currency, payer };
  return app.browser().call(startLinkPayment, { params: { linkId }, body });
}

let submissions = 0;

function submitPayment(app: LinkApp, link: PaymentLink, overrides: LinkSubmitOptions) {
  submissions += 1;
  const key = 'key' in overrides ? overrides.key : `submission-${submissions}`;
  const { nonce = `nonce-${submissions}`, client = app.browser() } = overrides;
  const { amountMinor = link.amountMinor, currency = link.currency } = overrides;
  return client.call(payLink, {
    params: { linkId: link.linkId },
    body: { payment: { provider: 'hostedFields', nonce }, amountMinor, currency, payer },
    ...(key !== undefined && { headers: { [headers.idempotencyKey]: key } }),
  });
}
