import type { LabBrand } from '@albumen/contract/brands';
import { withMarkup, type Markup } from '@albumen/domain/pricing/markup';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { listOfGalleries } from './markups.queries.ts';

type Catalog = Dependencies['catalogs'][LabBrand];

/** A markup with whose it is. */
export type SellerMarkup = Markup & { sellerId: string };

/** A design as far as its price goes. */
export interface PricedDesign {
  galleryId: string | null;
  /** Whose design it is; photographers pay no markup of their own. */
  accountId: string | null;
  productId: string;
}

/** Finds the markup that a design is sold with; one query for all designs of a brand. */
export async function findMarkups(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  designs: readonly PricedDesign[],
): Promise<(design: PricedDesign) => SellerMarkup | undefined> {
  const galleryIds = [...new Set(designs.flatMap(({ galleryId }) => galleryId ?? []))];
  if (galleryIds.length === 0) return () => undefined;
  const rows = await listOfGalleries(db, galleryIds, labBrand);
  return ({ galleryId, accountId, productId }) => {
    const row = rows.find((one) => one.galleryId === galleryId && one.productId === productId);
    if (row === undefined || row.sellerId === accountId) return undefined;
    const { kind, value, sellerId } = row;
    return { kind, value, sellerId };
  };
}

/** What this visit's host sells to somebody who orders from a gallery, at that gallery's prices. */
export async function catalogFor(
  { db, catalogs }: Pick<Dependencies, 'db' | 'catalogs'>,
  visit: Visit,
  galleryId: string | undefined,
): Promise<Catalog> {
  const catalog = catalogs[visit.labBrand];
  if (galleryId === undefined) return catalog;
  const rows = await listOfGalleries(db, [galleryId], visit.labBrand);
  const markups = new Map(
    rows
      .filter(({ sellerId }) => sellerId !== visit.account?.id)
      .map(({ productId, kind, value }) => [productId, { kind, value }]),
  );
  if (markups.size === 0) return catalog;
  const products = new Map(
    [...catalog.products].map(([id, sold]) => {
      const product = withMarkup(sold.product, markups.get(id));
      return [id, { ...sold, product }];
    }),
  );
  return { ...catalog, products };
}
