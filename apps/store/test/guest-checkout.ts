import * as checkout from '@albumen/contract/endpoints/checkout';
import type { CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import { fillCart, type CartItemOptions } from './filled-cart.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const contact = { name: 'Ada Lovelace', email: 'ada@people.test' };

export const austin = {
  address1: '120 Main St',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};

/** A visitor with a filled cart and its checkout. */
export async function guestCheckout(app: TestApp, items?: CartItemOptions[]) {
  const { id: visitorId, token } = await app.make.visitor();
  const client = app.browser();
  client.jar.set('visitor', token);
  const cart = await fillCart(app, { visitorId }, items);
  return { client, visitorId, ...cart, resourceId: await startCheckout(client) };
}

export async function startCheckout(client: TestClient): Promise<string> {
  return (await client.call(checkout.startCheckout)).body.resourceId;
}

export function updateCheckout(client: TestClient, resourceId: string, body: CheckoutUpdate) {
  return client.call(checkout.updateCheckout, { params: { resourceId }, body });
}

export function readCheckout(client: TestClient, resourceId: string) {
  return client.call(checkout.getCheckout, { params: { resourceId } });
}
