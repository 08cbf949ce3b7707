import { isCard } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import {
  isGalleryNamed,
  nothingChosen,
  type EditorInvalidReason,
  type EditorStart,
} from '@albumen/contract/endpoints/editor';
import { pathOf } from '@albumen/contract/endpoint';
import type { FieldErrors } from '@albumen/contract/form';
import { messages } from '@albumen/contract/messages';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { cardSizes, fillCardChoices } from '@albumen/print/cards/card-choices';
import type { CardDesign } from '@albumen/print/cards/card-design';
import type { Dependencies } from '../../dependencies.ts';
import { fail, ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { ownPath } from '../../redirect-path.ts';
import { presentProduct } from '../catalog/catalog.presenter.ts';
import { shopByGallery } from '../galleries/gallery-access.service.ts';
import { catalogFor } from '../markups/selling-markups.service.ts';
import { choicePage } from './choice-page.ts';
import { findDesign, isMadeWith, readDesignChoice } from './design-choice.ts';

type Query = Readonly<Record<string, string | undefined>>;

interface Address {
  projectId: string;
  productId: string;
  designId: string;
  query: Query;
}

/** What an editor's address opens, every part of it checked. What is left out becomes the default. */
export async function startEditor(
  deps: Dependencies,
  visit: Visit,
  address: Address,
): Promise<EditorStart> {
  const found = presentProduct(await catalogOf(deps, visit, address), address.productId);
  if (found === undefined) return refuse('unknownProduct');
  const { product, department, currency } = found;
  const design = designFor(product, address.designId);
  const gallery = await galleryFor(deps, visit, address.projectId);
  const attributes = attributesFor(product, design, address);
  return {
    product,
    department,
    currency,
    galleryId: gallery?.id ?? null,
    projectTitle: gallery?.title ?? '',
    designId: design?.id ?? null,
    attributes,
    cancelUrl: ownPath(address.query['cancelUrl'], pageOf(product, design)),
  };
}

/** Where it is chosen: a product's page, or that of a card design. */
function pageOf(product: Product, design: CardDesign | undefined): string {
  return design === undefined
    ? pathOf('/shop/:productId', { productId: product.id })
    : pathOf('/cards/:designId', { designId: design.id });
}

/** Priced as in the gallery that it is ordered from; a design that is opened again names it. */
function catalogOf(deps: Dependencies, visit: Visit, { projectId, query }: Address) {
  const galleryId = isGalleryNamed(projectId) ? projectId : query['gallery'];
  return catalogFor(deps, visit, galleryId);
}

function refuse(reason: EditorInvalidReason): never {
  return fail('editorInvalid', { params: { reason } });
}

function designFor(product: Product, designId: string): CardDesign | undefined {
  const isNamed = designId !== nothingChosen;
  const design = isNamed ? findDesign(designId) : undefined;
  if (isNamed && design === undefined) refuse('unknownDesign');
  if (isCard(product.family) && design === undefined) refuse('designNeeded');
  return isMadeWith(product, design) ? design : refuse('unknownDesign');
}

/**
 * What is left out becomes what its page chooses at first. A print's size is left to nobody: which one
 * is best hangs on the photo. What is empty, or not made, is chosen again on that page.
 */
function attributesFor(
  product: Product,
  design: CardDesign | undefined,
  { query, projectId }: Address,
): Record<string, string> {
  const size = query['size'] ?? (design && cardSizes(design, product)[0]?.id);
  const filled: Record<string, string | undefined> = { ...query, size };
  if (design !== undefined) fillIn(filled, { ...fillCardChoices(design, filled) });
  const { values } = fillChoice(product, { ...filled, quantity: undefined });
  fillIn(filled, Object.fromEntries(values.map(({ key, value }) => [key, value.id])));
  const read = readDesignChoice(product, filled, design);
  const quantity = quantityOf(product, query);
  if (read.isComplete && quantity !== undefined) {
    return isCard(product.family) ? read.attributes : { ...read.attributes, quantity };
  }
  const fields: FieldErrors = read.isComplete ? {} : { ...read.fields };
  if (quantity === undefined) fields['quantity'] = [messages.quantity(product.maxQuantity)];
  const page = choicePage({ product, design, galleryId: projectId, query }, Object.keys(fields));
  return fail('editorInvalid', { params: { reason: 'invalidChoice', page }, fields });
}

function fillIn(
  filled: Record<string, string | undefined>,
  defaults: Readonly<Record<string, string | undefined>>,
): void {
  for (const [key, value] of Object.entries(defaults)) filled[key] ??= value;
}

/** One, unless the address says how many; one that was cleared is the least. A card's comes with the cart. */
function quantityOf({ maxQuantity, family }: Product, query: Query): string | undefined {
  const given = query['quantity'];
  if (isCard(family) || given === undefined || given.trim() === '') return '1';
  const isWhole = /^[0-9]{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= maxQuantity;
  return isWhole ? String(Number(given)) : undefined;
}

async function galleryFor(deps: Dependencies, visit: Visit, projectId: string) {
  if (!isGalleryNamed(projectId)) return undefined;
  try {
    return (await shopByGallery(deps, visit, projectId)).gallery;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return refuse(error.problem.code === 'shopOff' ? 'shopOff' : 'galleryUnavailable');
  }
}

interface UrlAddress {
  projectId: string;
  productId: string;
  query: Query;
}

/** Where the shop leads, with photos and the way back: one of the editors, or why neither opens. */
export async function editorUrl(
  deps: Dependencies,
  visit: Visit,
  { projectId, productId, query }: UrlAddress,
): Promise<string> {
  const { designId = nothingChosen, ...rest } = query;
  try {
    const address = { projectId, productId, designId, query: rest };
    const { product, attributes, cancelUrl } = await startEditor(deps, visit, address);
    const params = { projectId, productId, designId };
    const { photo, photos } = query;
    const chosen = { ...attributes, photo, photos, cancelUrl };
    if (!isCard(product.family)) {
      return pathOf('/editor/new/:projectId/:productId/:designId', params, chosen);
    }
    const gallery = isGalleryNamed(projectId) ? { gallery: projectId } : {};
    return pathOf('/editor/card/:productId/:designId', params, { ...chosen, ...gallery });
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.problem.code === 'editorInvalid';
    if (!isRefused) throw error;
    const { reason, page } = error.problem.params ?? {};
    return typeof page === 'string'
      ? page
      : pathOf('/editor/invalid', {}, { reason: String(reason) });
  }
}
