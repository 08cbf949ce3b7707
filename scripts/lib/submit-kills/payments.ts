import { exchange } from '@albumen/domain/money/exchange';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { GatewayFacts } from '../serve/greeting.ts';

/** What the store's `CHECKOUT_RATES` says of the euro. */
export const euroRate = '0.92';

const kinds = ['card', 'paypal', 'phone'] as const;

export type PaymentKind = (typeof kinds)[number];

/** A third each. */
export function kindOf(index: number): PaymentKind {
  return kinds[index % kinds.length] ?? 'card';
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

/** A payment that its payer has confirmed on the phone before the store hears of it at all. */
async function startOnPhone(gateway: GatewayFacts, totalMinor: number): Promise<Given> {
  const { tokenizationKey, id } = gateway.merchant;
  const amountMinor = exchange(totalMinor, euroRate);
  const body = await ask(gateway, `/merchants/${id}/client_api/v1/local_payments/create`, {
    tokenizationKey,
    fundingSource: 'mbway',
    amount: formatAmount(amountMinor, 'EUR'),
    currencyIsoCode: 'EUR',
    phone: '912345678',
    phoneCountryCode: '351',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  const paymentId = within(body, 'paymentToken');
  await ask(gateway, `/merchants/${id}/sandbox/local_payments/${paymentId}`, { event: 'approve' });
  const local = { paymentId, country: 'PT', amountMinor, currency: 'EUR' };
  return { provider: 'otherMethods', method: 'mbway', local };
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
