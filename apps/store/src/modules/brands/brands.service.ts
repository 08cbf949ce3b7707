import type { Brand } from '@albumen/contract/endpoints/brands';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { SignedInAccount } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { studioName } from '../../studio-name.ts';
import { presentBrand } from './brands.presenter.ts';
import * as queries from './brands.queries.ts';

export { wornBrandBy, type BrandRow } from './brands.queries.ts';

/** What a brand shows on pages of a gallery. */
export type WornBrand = Pick<
  queries.BrandRow,
  | 'businessName'
  | 'accentColor'
  | 'coverColor'
  | 'logoStyle'
  | 'logoKey'
  | 'logoWidth'
  | 'logoHeight'
>;

export type Brands = { brands: Brand[] };

export async function listBrands(deps: Dependencies, account: SignedInAccount): Promise<Brands> {
  const rows = await storedBrands(deps.db, account);
  return { brands: rows.map((row) => presentBrand(deps, row)) };
}

/** The account's brands, the default first. The first one is made by whoever looks first. */
export async function storedBrands(
  db: Kysely<Tables>,
  account: SignedInAccount,
): Promise<queries.BrandRow[]> {
  const rows = await queries.listBrands(db, account.id);
  if (rows.length > 0) return rows;
  const businessName = studioName(account);
  const brand = { id: newId(), accountId: account.id, businessName, logoStyle: 'text' } as const;
  await queries.insertDefault(db, brand);
  return queries.listBrands(db, account.id);
}

/** One of the account's own, by its id or the default; a foreign one is answered like none. */
export async function getOwnBrand(
  db: Kysely<Tables>,
  account: SignedInAccount,
  brandId: string | undefined,
): Promise<queries.BrandRow> {
  const rows = await storedBrands(db, account);
  const row = brandId === undefined ? rows[0] : rows.find(({ id }) => id === brandId);
  return row ?? fail('notFound');
}

/** How a gallery is signed; undefined where its account has never looked at its brand. */
export function wornBrand(
  db: Kysely<Tables>,
  gallery: { accountId: string; brandId: string | null },
): Promise<queries.BrandRow | undefined> {
  return queries.findWornBrand(db, gallery);
}

/** Its postal address on one line; empty where it has none. */
export function addressLine(brand: queries.BrandRow): string {
  const { address1, address2, city, state, zip, country } = brand;
  const place = [city, `${state} ${zip}`.trim()];
  return [address1, address2, ...place, country].filter((part) => part !== '').join(', ');
}

/** Its address and its size in pixels. */
export interface Logo {
  url: string;
  width: number;
  height: number;
}

/** The logo that stands for the brand's name; null where its settings say the name. */
export function logoOf(
  { files }: Pick<Dependencies, 'files'>,
  brand: WornBrand | null | undefined,
): Logo | null {
  if (brand?.logoStyle !== 'logo') return null;
  const { logoKey, logoWidth: width, logoHeight: height } = brand;
  if (logoKey === null || width === null || height === null) return null;
  return { url: files.publicUrl(logoKey), width, height };
}
