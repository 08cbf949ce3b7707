import { readChoice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { documentHash } from '@albumen/print/document/document-hash';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import { startDocument } from '@albumen/print/editing/start-document';
import { newId } from '../src/ids.ts';
import type { TestApp } from './test-app.ts';

export interface CartItemOptions {
  productId: string;
  size: string;
  quantity?: number;
  /** Options; the rest has its defaults. */
  options?: Record<string, string>;
  /** How many of its places have one: 1 unless said otherwise. */
  photos?: number;
}

interface Owner {
  accountId?: string;
  visitorId?: string;
  labBrand?: 'halide' | 'cyan';
}

type Store = Pick<TestApp, 'db' | 'deps' | 'make'>;

/** A cart with designs of a 24 megapixel photo, as the editor leaves them, ready to be ordered. */
export async function fillCart(
  store: Store,
  owner: Owner,
  items: readonly CartItemOptions[] = [{ productId: 'photographic-print', size: '8x10' }],
): Promise<{ cartId: string; itemIds: string[] }> {
  const cartId = newId();
  const cart = { id: cartId, labBrand: 'halide' as const, ...owner };
  await store.db.insertInto('carts').values(cart).execute();
  const itemIds: string[] = [];
  for (const chosen of items) {
    const designSpaceId = await addDesign(store, owner, chosen);
    const item = { id: newId(), cartId, designSpaceId, quantity: chosen.quantity ?? 1 };
    await store.db
      .insertInto('cartItems')
      .values({ ...item, status: 'pending' })
      .execute();
    itemIds.push(item.id);
  }
  return { cartId, itemIds };
}

async function addDesign(
  { db, deps, make }: Store,
  { labBrand = 'halide', ...owner }: Owner,
  { productId, size, options = {}, photos: count = 1 }: CartItemOptions,
): Promise<string> {
  const product = deps.catalogs[labBrand].products.get(productId)?.product;
  if (product === undefined) throw new Error(`${labBrand} doesn't sell ${productId}`);
  const { values } = fillChoice(product, { size, ...options });
  const attributes = {
    size,
    ...Object.fromEntries(values.map(({ key, value }) => [key, value.id])),
  };
  const read = readChoice(product, attributes);
  if (!read.isComplete) throw new Error(JSON.stringify(read.fields));
  const pixels = { width: 6000, height: 4000 };
  const photos: ChosenPhoto[] = [];
  while (photos.length < count) {
    const { id: photoId, sha256 } = await make.photo(pixels);
    photos.push({ photoId, sha256, ...pixels });
  }
  const document = startDocument(product, read.choice, photos);
  const space = {
    id: newId(),
    labBrand,
    ...owner,
    productId,
    attributes: JSON.stringify(attributes),
    document: JSON.stringify(document),
    documentHash: await documentHash(document),
  };
  await db.insertInto('designSpaces').values(space).execute();
  return space.id;
}
