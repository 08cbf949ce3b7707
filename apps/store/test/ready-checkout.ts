import { austin } from './guest-checkout.ts';
import { getCheckout, startCheckout, updateCheckout } from '@albumen/contract/endpoints/checkout';
import { submitOrder, type SubmitOrder } from '@albumen/contract/endpoints/orders';
import { headers } from '@albumen/contract/wire-names';
import { fillCart, type CartItemOptions } from './filled-cart.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const buyer = { name: 'Ada Lovelace', email: 'ada@people.test' };

export interface ReadyCheckout {
  client: TestClient;
  resourceId: string;
  totalMinor: number;
  cart: Awaited<ReturnType<typeof fillCart>>;
  /** A submission of Place Order; a key of its own each unless one is named. */
  submit: (overrides?: SubmitOptions) => ReturnType<typeof submitCheckout>;
}

type OtherPayment = Extract<SubmitOrder['payment'], { provider: 'otherMethods' }>;

interface SubmitOptions {
  key?: string | undefined;
  nonce?: string;
  cartTotal?: number;
  /** In place of a card's nonce. */
  payment?: Omit<OtherPayment, 'cartTotal' | 'provider'>;
  /** What the page's form says otherwise than the checkout. */
  form?: Record<string, string>;
  client?: TestClient;
  /** In place of its own one. */
  resourceId?: string;
}

type Store = Pick<TestApp, 'db' | 'deps' | 'make' | 'browser'>;

/** A checkout that only waits for its payment: of a guest, or of an account. */
export async function readyCheckout(
  app: Store,
  { accountId, items }: { accountId?: string; items?: CartItemOptions[] } = {},
): Promise<ReadyCheckout> {
  const client = app.browser();
  const owner = accountId === undefined ? await visit(app, client) : { accountId };
  if (accountId !== undefined) await client.signIn(accountId);
  const cart = await fillCart(app, owner, items);
  const { resourceId } = (await client.call(startCheckout)).body;
  const body = accountId === undefined ? { ...buyer, ...austin } : { name: buyer.name, ...austin };
  await client.call(updateCheckout, { params: { resourceId }, body });
  const { body: checkout } = await client.call(getCheckout, { params: { resourceId } });
  const totalMinor = checkout.cartTotal;
  const submit = (overrides: SubmitOptions = {}) =>
    submitCheckout({ client, resourceId, totalMinor }, overrides);
  return { client, resourceId, totalMinor, cart, submit };
}

async function visit(app: Pick<Store, 'make'>, client: TestClient): Promise<{ visitorId: string }> {
  const { id, token } = await app.make.visitor();
  client.jar.set('visitor', token);
  return { visitorId: id };
}

let submissions = 0;

function submitCheckout(
  { totalMinor, ...ready }: Pick<ReadyCheckout, 'client' | 'resourceId' | 'totalMinor'>,
  overrides: SubmitOptions,
) {
  submissions += 1;
  const key = 'key' in overrides ? overrides.key : `submission-${submissions}`;
  const { nonce = `nonce-${submissions}`, cartTotal = totalMinor } = overrides;
  const { client = ready.client, resourceId = ready.resourceId } = overrides;
  const body: SubmitOrder = {
    payment: overrides.payment
      ? { provider: 'otherMethods', ...overrides.payment, cartTotal }
      : { provider: 'hostedFields', nonce, cartTotal },
    checkoutForm: { ...buyer, ...austin, ...overrides.form },
  };
  return client.call(submitOrder, {
    params: { resourceId },
    body,
    ...(key !== undefined && { headers: { [headers.idempotencyKey]: key } }),
  });
}
