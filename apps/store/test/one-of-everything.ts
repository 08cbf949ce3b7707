import { createBrand } from '@albumen/contract/endpoints/brands';
import { getCart } from '@albumen/contract/endpoints/cart';
import { startCheckout } from '@albumen/contract/endpoints/checkout';
import { createArchive } from '@albumen/contract/endpoints/downloads';
import { getOrder, reorder } from '@albumen/contract/endpoints/orders';
import { createPaymentLink } from '@albumen/contract/endpoints/payment-links';
import { savePayoutDetails } from '@albumen/contract/endpoints/sales';
import { inviteMember } from '@albumen/contract/endpoints/studio';
import { methodField } from '@albumen/contract/payment-links/link-methods';
import { payMethods } from '@albumen/contract/payments/pay-methods';
import { newId } from '../src/ids.ts';
import { austin } from './guest-checkout.ts';
import { linkForm } from './made-link.ts';
import type { Known } from '@albumen/test-kit/odd-values';
import { buyer, readyCheckout } from './ready-checkout.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody who has one of everything that calls are about. */
export interface World {
  client: TestClient;
  accountId: string;
  /** Values of a call's fields, by their names. */
  known: Known;
  /** What `:id` is in the paths that begin so. */
  ids: Readonly<Record<string, string>>;
}

/** Values that forms take, and that are about nobody. */
const plain: Known = {
  role: 'viewer',
  kind: 'iban',
  // Fields that are left out: beside these others a form takes none of them.
  afterId: undefined,
  ...Object.fromEntries(payMethods.map(({ id }) => [methodField(id), undefined])),
  pin: '000000',
  expiresOn: '2099-01-01',
  logoStyle: 'text',
  accentColor: '#2b4a3e',
  coverColor: '#2b4a3e',
  replyEmail: 'reply@people.test',
  markups: [{ productId: 'photographic-print', kind: 'percent', value: '10' }],
  holderName: 'Nobody Known',
  iban: 'DE89370400440532013000',
};

/** What is there in the place of a path's parameter; nobody's where the world has none. */
export function pathParameter(name: string, path: string, { known, ids }: World): string {
  const [, id] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? [];
  if (name === 'id') return id ?? 'A'.repeat(22);
  if (name === 'kind') return 'login';
  const isOfOrder = /^\/(api\/orders|account\/order)\//.test(path);
  const ofOrder: Known = { resourceId: known['orderId'], itemId: known['orderItemId'] };
  const value = (isOfOrder ? ofOrder[name] : undefined) ?? known[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'some-1';
}

/** Needs a provider that takes every nonce. */
export async function oneOfEverything(app: TestApp): Promise<World> {
  const { make } = app;
  const { id: accountId } = await make.account({ firstName: 'Emmy', lastName: 'Noether' });
  const gallery = await make.gallery({ accountId, title: 'Emmy and Max' });
  const [photo] = await make.photos(3, { galleryId: gallery.id, fileName: 'EMMY_MAX.jpg' });
  const { client, submit, resourceId: orderId } = await readyCheckout(app, { accountId });
  await submit();
  const { body: order } = await client.call(getOrder, { params: { resourceId: orderId } });
  await client.call(reorder, { params: { resourceId: orderId } });
  const { body: cart } = await client.call(getCart);
  const { body: checkout } = await client.call(startCheckout);
  const { body: link } = await client.call(createPaymentLink, { body: linkForm() });
  const { body: archive } = await client.call(createArchive, { body: { galleryId: gallery.id } });
  const [item] = cart.items;
  const known = {
    ...buyer,
    ...austin,
    galleryId: gallery.id,
    projectId: gallery.id,
    sessionId: gallery.id,
    shareId: gallery.shareId,
    photoId: photo?.id,
    ids: [photo?.id],
    photoIds: [photo?.id],
    beforeId: photo?.id,
    ...(await personIn(app, gallery.id, photo?.id ?? '')),
    archiveId: archive.archiveId,
    fileName: archive.fileName,
    target: photo?.id,
    windowWidth: '1280',
    sortValue: 'custom',
    sessionTypes: 'projects',
    sessionType: 'project',
    productId: 'photographic-print',
    designId: 'first-light',
    status: 'pending',
    destinationStatus: 'saved',
    quantity: 2,
    month: '2026-11',
    projectTitle: gallery.title,
    studioId: accountId,
    ...plain,
    ...linkForm(),
    version: 1,
    orderId,
    referenceId: orderId,
    orderItemId: order.items[0]?.itemId,
    resourceId: checkout.resourceId,
    cartId: cart.cartId,
    itemId: item?.itemId,
    designSpaceId: item?.designSpaceId,
    linkId: link.linkId,
    paymentId: 'paymentid1',
    cartTotal: cart.totalMinor,
    ...(await studioOf(client)),
  };
  return { client, accountId, known, ids: await idsOf(app, { accountId, orderId }) };
}

async function personIn({ db }: TestApp, galleryId: string, photoId: string): Promise<Known> {
  const person = { id: newId(), galleryId, name: 'Grandmother Zita' };
  await db.insertInto('people').values(person).execute();
  const place = { x: 0.1, y: 0.1, width: 0.2, height: 0.2, sizePx: 200, sharpness: 1 };
  const found = { id: newId(), photoId, galleryId, personId: person.id };
  const descriptor = Buffer.alloc(512);
  await db
    .insertInto('faceDescriptors')
    .values({ ...found, ...place, descriptor })
    .execute();
  return { personId: person.id, otherId: person.id, faceIds: [found.id] };
}

/** A brand beside the default one, a bank account and somebody who was asked to join. */
async function studioOf(client: TestClient): Promise<Known> {
  const { body: brand } = await client.call(createBrand, { body: { businessName: 'Zita & Sons' } });
  const account = { kind: 'iban', holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' };
  await client.call(savePayoutDetails, { body: account });
  await client.call(inviteMember, { body: { email: 'invited@people.test', role: 'viewer' } });
  return { brandId: brand.brandId };
}

interface Owned {
  accountId: string;
  orderId: string;
}

async function idsOf(
  { db }: TestApp,
  { accountId, orderId }: Owned,
): Promise<Record<string, string>> {
  const passkey = { id: newId(), accountId, credentialId: newId(), name: 'Her phone' };
  const key = { publicKey: Buffer.alloc(32), counter: 0, transports: '[]', host: 'elsewhere.test' };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, ...key })
    .execute();
  const { id: invitationId } = await db
    .selectFrom('studioInvitations')
    .select('id')
    .where('studioId', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    '/user/passkeys/:id': passkey.id,
    '/studio/invitations/:id': invitationId,
    '/operator/accounts/': accountId,
    '/operator/orders/': orderId,
  };
}
