import { addItems, type AddItemsBody, type CartChanged } from '@albumen/contract/endpoints/cart';
import { createDesignSpace, type NewDesignSpace } from '@albumen/contract/endpoints/editor';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { cardSizes, fillCardChoices } from '@albumen/print/cards/card-choices';
import { cardDocument } from '@albumen/print/cards/card-document';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import { startDocument } from '@albumen/print/editing/start-document';
import type { Dependencies } from '../src/dependencies.ts';
import { readDesignChoice } from '../src/modules/editor/design-choice.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A row of photos, as factories make them. */
interface PhotoRow {
  id: string;
  sha256: string;
  width: number | null;
  height: number | null;
}

export function chosen({ id, sha256, width, height }: PhotoRow): ChosenPhoto {
  return { photoId: id, sha256, width: width ?? 0, height: height ?? 0 };
}

interface Overrides {
  labBrand?: 'halide' | 'cyan';
  productId?: string;
  galleryId?: string;
  attributes?: Record<string, string>;
  photos: readonly PhotoRow[];
}

/** What an editor sends that begins with these photos; an 8×10 print unless overridden. */
export function newDesign(
  { catalogs }: Pick<Dependencies, 'catalogs'>,
  { labBrand = 'halide', productId = 'photographic-print', galleryId, ...overrides }: Overrides,
): NewDesignSpace {
  const product = catalogs[labBrand].products.get(productId)?.product;
  if (product === undefined) throw new Error(`${labBrand} has no ${productId}`);
  const choice = fillChoice(product, { size: '8x10', ...overrides.attributes });
  const filled = Object.fromEntries(choice.values.map(({ key, value }) => [key, value.id]));
  const read = readDesignChoice(product, {
    ...filled,
    size: choice.size.id,
    ...overrides.attributes,
  });
  if (!read.isComplete) throw new Error(JSON.stringify(read.fields));
  const document = startDocument(product, read.choice, overrides.photos.map(chosen));
  const { attributes } = read;
  return { productId, attributes, document, ...(galleryId !== undefined && { galleryId }) };
}

/** What the editor of a card sends that begins with these photos and changes no word. */
export function newCard(
  { catalogs }: Pick<Dependencies, 'catalogs'>,
  designId: string,
  { photos = [], ...given }: { photos?: readonly PhotoRow[]; frontLayout?: string } = {},
): NewDesignSpace & { document: DesignDocument } {
  const product = catalogs.halide.products.get('flat-card')?.product;
  const design = cardDesigns.find(({ id }) => id === designId);
  const size = product && design && cardSizes(design, product)[0];
  if (!product || !design || !size) throw new Error(`no card of ${designId}`);
  const choices = fillCardChoices(design, given);
  const choice = fillChoice(product, { size: size.id, shape: choices.shape });
  const document = cardDocument(design, choices, { product, choice, photos: photos.map(chosen) });
  const values = choice.values.map(({ key, value }) => [key, value.id]);
  const { theme, frontLayout, backLayout } = choices;
  const attributes = {
    ...Object.fromEntries(values),
    size: size.id,
    theme,
    frontLayout,
    backLayout,
  };
  return { productId: product.id, designId, attributes, document };
}

/** Somebody with a gallery of three photos, about to keep a design of them. */
export async function designer({
  make,
  browser,
  deps,
}: Pick<TestApp, 'make' | 'browser' | 'deps'>) {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id });
  const photos = await make.photos(3, { galleryId: gallery.id });
  const client = await browser().signIn(account.id);
  const design = newDesign(deps, { galleryId: gallery.id, photos });
  return { account, gallery, photos, client, design };
}

/** Makes a design; answers its id. */
export async function createDesign(client: TestClient, body: NewDesignSpace): Promise<string> {
  const reply = await client.call(createDesignSpace, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.designSpaceId;
}

/** Makes a design and puts it into the cart. */
export async function putInCart(
  client: TestClient,
  body: NewDesignSpace,
  overrides: Partial<AddItemsBody['items'][number]> = {},
): Promise<CartChanged & { itemId: string; designSpaceId: string }> {
  const designSpaceId = await createDesign(client, body);
  const reply = await client.call(addItems, { body: { items: [{ designSpaceId, ...overrides }] } });
  const [itemId = ''] = reply.body.itemIds;
  if (reply.status !== 200 || itemId === '') throw new Error(JSON.stringify(reply.body));
  return { ...reply.body, itemId, designSpaceId };
}
