import { exchange } from '@albumen/domain/money/exchange';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { GatewayFacts } from '../serve/greeting.ts';

/** What the store's `CHECKOUT_RATES` says of the euro. */
export const euroRate = '0.92';

const kinds = ['card', 'paypal', 'phone'] as const;

/** What a page sends by itself, to an order as to a link. */
export type PaymentKind = (typeof kinds)[number];

/** A third each. */
export function kindOf(index: number): PaymentKind {
  return kinds[index % kinds.length] ?? 'card';
}

/** How an order is paid; a quarter each. */
export function orderKindOf(index: number): PaymentKind | 'bank' {
  return index % 4 === 0 ? 'bank' : kindOf((index % 4) - 1);
}

type Given = Record<string, unknown>;

/** What a buyer's page sends in place of the money, by the way that they pay. */
export const payments: Record<
  PaymentKind,
  (gateway: GatewayFacts, totalMinor: number) => Promise<Given>
> = {
  card: async (gateway) => ({ provider: 'hostedFields', nonce: await tokenize(gateway) }),
  paypal: async () => ({
    provider: 'otherMethods',
    method: 'paypal',
    nonce: 'fake-paypal-one-time-nonce',
  }),
  phone: startOnPhone,
};

/** A payment that its payer has confirmed on the phone before the store is notified. */
async function startOnPhone(gateway: GatewayFacts, totalMinor: number): Promise<Given> {
  const phone = { phone: '912345678', phoneCountryCode: '351' };
  const local = await startLocal(gateway, totalMinor, { fundingSource: 'mbway', ...phone });
  await approve(gateway, local.paymentId);
  return { provider: 'otherMethods', method: 'mbway', local: { ...local, country: 'PT' } };
}

/** A payment whose payer is about to be led to a bank. */
export async function startAtBank(gateway: GatewayFacts, totalMinor: number) {
  const page = `${gateway.origin}/`;
  const leadsBack = { returnUrl: page, cancelUrl: page, paymentTypeCountryCode: 'NL' };
  const local = await startLocal(gateway, totalMinor, { fundingSource: 'ideal', ...leadsBack });
  return { provider: 'otherMethods', method: 'ideal', local: { ...local, country: 'NL' } };
}

async function startLocal(gateway: GatewayFacts, totalMinor: number, how: Given) {
  const { tokenizationKey, id } = gateway.merchant;
  const amountMinor = exchange(totalMinor, euroRate);
  const body = await ask(gateway, `/merchants/${id}/client_api/v1/local_payments/create`, {
    tokenizationKey,
    amount: formatAmount(amountMinor, 'EUR'),
    currencyIsoCode: 'EUR',
    firstName: 'Ada',
    lastName: 'Lovelace',
    ...how,
  });
  return { paymentId: within(body, 'paymentToken'), amountMinor, currency: 'EUR' };
}

/** Its payer says yes, at the bank or on the phone. */
export async function approve(gateway: GatewayFacts, paymentId: string): Promise<void> {
  const { id } = gateway.merchant;
  await ask(gateway, `/merchants/${id}/sandbox/local_payments/${paymentId}`, { event: 'approve' });
}

/** With its tokenization key alone, as a page does. */
async function tokenize(gateway: GatewayFacts): Promise<string> {
  const { tokenizationKey, id } = gateway.merchant;
  const body = await ask(gateway, `/merchants/${id}/client_api/v1/payment_methods/credit_cards`, {
    tokenizationKey,
    creditCard: { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' },
  });
  return within(body, 'nonce');
}

async function ask(
  { origin, merchant }: GatewayFacts,
  path: string,
  body: Record<string, unknown>,
): Promise<string> {
  const key = Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64');
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${key}` },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the gateway answered ${reply.status} at ${path}: ${text}`);
  return text;
}

function within(text: string, name: string): string {
  const value = new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1];
  if (value === undefined) throw new Error(`the gateway gave no ${name}`);
  return value;
}
