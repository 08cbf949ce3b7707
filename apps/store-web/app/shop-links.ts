import { pathOf } from '@albumen/contract/endpoint';
import { noneInAddress, paths, withHash } from './paths.ts';

/* Apart from `href`, which every page carries: only the shop's pages, and pages that link to it, load these. */

/** What travels to the shop and the editor beside the product: its options, the photo, the gallery. */
export type ShopQuery = Readonly<Record<string, string | undefined>>;

export interface EditorTarget {
  /** The gallery whose photos are used. */
  projectId: string | undefined;
  productId: string;
  designId: string | undefined;
}

export const shopLinks = {
  shop: (query: ShopQuery = {}, department?: string) =>
    withHash(pathOf(paths.shop, {}, query), department),
  product: (productId: string, query: ShopQuery = {}) =>
    pathOf(paths.shopProduct, { productId }, query),
  cards: (query: ShopQuery = {}) => pathOf(paths.cards, {}, query),
  /** `choices` as the hash keeps them. */
  card: (designId: string, query: ShopQuery = {}, choices?: string) =>
    withHash(pathOf(paths.card, { designId }, query), choices),
  editorNew: ({ projectId, productId, designId }: EditorTarget, query: ShopQuery = {}) =>
    pathOf(
      '/editor/new/:projectId/:productId/:designId',
      {
        projectId: projectId ?? noneInAddress.project,
        productId,
        designId: designId ?? noneInAddress.design,
      },
      query,
    ),
  editorCard: (productId: string, designId: string, query: ShopQuery = {}) =>
    pathOf('/editor/card/:productId/:designId', { productId, designId }, query),
} as const;
