import { randomBytes } from 'node:crypto';
import { readChoice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { documentHash } from '@albumen/print/document/document-hash';
import { startDocument } from '@albumen/print/editing/start-document';
import type { Kysely } from 'kysely';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { hashToken, newId } from '../../apps/store/src/ids.ts';
import { loadCatalogs } from '../../apps/store/src/modules/catalog/load-catalogs.ts';
import { createFactories } from '../../apps/store/test/factories.ts';
import { itemsInCart } from './shop.ts';

const labBrand = 'halide';
const productId = 'photographic-print';
const sizes = ['8x10', '11x14', '16x20'];

/** A design of one photo as the editor leaves it. */
export interface Design {
  attributes: string;
  document: string;
  documentHash: string;
}

/** The prints that everybody orders, of a photo of 24 megapixels. */
export async function makeDesigns(db: Kysely<Tables>): Promise<Design[]> {
  const product = (await loadCatalogs())[labBrand].products.get(productId)?.product;
  if (product === undefined) throw new Error(`${labBrand} does not sell ${productId}`);
  const pixels = { width: 6000, height: 4000 };
  const { id: photoId, sha256 } = await createFactories(db).photo(pixels);
  const designs = sizes.slice(0, itemsInCart).map(async (size) => {
    const attributes: Record<string, string> = { size };
    for (const { key, value } of fillChoice(product, { size }).values) attributes[key] = value.id;
    const read = readChoice(product, attributes);
    if (!read.isComplete) throw new Error(`an incomplete choice of ${size}`);
    const document = startDocument(product, read.choice, [{ photoId, sha256, ...pixels }]);
    return {
      attributes: JSON.stringify(attributes),
      document: JSON.stringify(document),
      documentHash: await documentHash(document),
    };
  });
  return Promise.all(designs);
}

/** A visitor with these designs in the cart; answers the visitor's cookie. */
export async function fillCart(db: Kysely<Tables>, designs: readonly Design[]): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const [visitorId, cartId] = [newId(), newId()];
  const spaces = designs.map(
    (design) => ({ id: newId(), labBrand, visitorId, productId, ...design }) as const,
  );
  await db.transaction().execute(async (trx) => {
    const visitor = { id: visitorId, tokenHash: hashToken(token), labBrand } as const;
    await trx.insertInto('visitors').values(visitor).execute();
    await trx.insertInto('carts').values({ id: cartId, labBrand, visitorId }).execute();
    await trx.insertInto('designSpaces').values(spaces).execute();
    const items = spaces.map(({ id: designSpaceId }) => ({
      id: newId(),
      cartId,
      designSpaceId,
      quantity: 1,
      status: 'pending' as const,
    }));
    await trx.insertInto('cartItems').values(items).execute();
  });
  return token;
}
