import { acceptSoftItem, addItems, getCart } from '@albumen/contract/endpoints/cart';
import { getProduct } from '@albumen/contract/endpoints/catalog';
import { getCheckout, startCheckout, updateCheckout } from '@albumen/contract/endpoints/checkout';
import { createDesignSpace, listStartPhotos } from '@albumen/contract/endpoints/editor';
import {
  cancelOrder,
  orderSupport,
  submitOrder,
  type SubmittedPayment,
} from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { startDocument } from '@albumen/print/editing/start-document';
import type { DemoBrowser } from './demo-browser.ts';
import type { DemoOrder } from './demo-order-list.ts';

const address = {
  address1: '120 Main St',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};

/** From the gallery's photos to the paid order, by the calls that its customer's pages make; its checkout's id. */
export async function placeDemoOrder(
  browser: DemoBrowser,
  order: DemoOrder & { galleryId: string; name: string; euroRate: string | undefined },
): Promise<string> {
  await fillCart(browser, order);
  const { resourceId } = await browser.call(startCheckout);
  const params = { resourceId };
  await browser.call(updateCheckout, { params, body: { name: order.name, ...address } });
  const { cartTotal } = await browser.call(getCheckout, { params });
  await browser.call(submitOrder, {
    params,
    idempotencyKey: resourceId,
    body: {
      payment: paymentOf(order, cartTotal),
      checkoutForm: { name: order.name, email: order.email, ...address },
    },
  });
  if (order.end === 'canceled') await browser.call(cancelOrder, { params, body: {} });
  if (order.question !== undefined) {
    const body = { message: order.question };
    await browser.call(orderSupport, { params: { referenceId: resourceId }, body });
  }
  return resourceId;
}

async function fillCart(
  browser: DemoBrowser,
  { galleryId, items }: DemoOrder & { galleryId: string },
): Promise<void> {
  const { photos } = await browser.call(listStartPhotos, { params: { projectId: galleryId } });
  for (const { productId, size, quantity, photo } of items) {
    const chosen = photos[photo % photos.length];
    if (chosen === undefined) throw new Error(`gallery ${galleryId} has no photos`);
    const { product } = await browser.call(getProduct, { params: { productId } });
    const choice = fillChoice(product, { size });
    const { photoId, sha256, width, height } = chosen;
    const document = startDocument(product, choice, [{ photoId, sha256, width, height }]);
    const options = choice.values.map(({ key, value }) => [key, value.id] as const);
    const attributes = { size, ...Object.fromEntries(options) };
    const body = { galleryId, productId, attributes, document };
    const { designSpaceId } = await browser.call(createDesignSpace, { body });
    await browser.call(addItems, { body: { items: [{ designSpaceId, quantity }] } });
  }
  for (const item of (await browser.call(getCart)).items) {
    if (!item.stops.includes('softPhoto')) continue;
    const { itemId, documentVersion } = item;
    await browser.call(acceptSoftItem, { params: { itemId }, body: { documentVersion } });
  }
}

/** What the sandbox gives for its test accounts, without a form that is typed into. */
function paymentOf(
  { end, labBrand, euroRate }: DemoOrder & { euroRate: string | undefined },
  cartTotal: number,
): SubmittedPayment {
  if (end === 'awaitingPayment' && euroRate !== undefined) {
    const amountMinor = exchange(cartTotal, euroRate);
    const debit = { country: 'FR', amountMinor, currency: 'EUR' };
    const nonce = 'fake-sepa-direct-debit-nonce';
    return { provider: 'otherMethods', method: 'sepa', nonce, debit, cartTotal };
  }
  if (labBrand === 'cyan') {
    const nonce = 'fake-paypal-one-time-nonce';
    return { provider: 'otherMethods', method: 'paypal', nonce, cartTotal };
  }
  return { provider: 'hostedFields', nonce: 'fake-valid-nonce', cartTotal };
}
