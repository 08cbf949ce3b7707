import type { Brand } from '@albumen/contract/endpoints/brands';
import { hasAddress } from '@albumen/contract/forms/account-forms';
import { limits } from '@albumen/contract/limits';
import type { brandBody } from '@albumen/contract/schemas/brands';
import type { Kysely, Updateable } from 'kysely';
import type { z } from 'zod';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { SignedInAccount } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { studioName } from '../../studio-name.ts';
import { presentBrand } from './brands.presenter.ts';
import * as queries from './brands.queries.ts';

export type { BrandRow } from './brands.queries.ts';

type Brands = { brands: Brand[] };

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

export async function createBrand(
  deps: Dependencies,
  account: SignedInAccount,
  { businessName }: { businessName: string },
): Promise<Brand> {
  const id = newId();
  await deps.db.transaction().execute(async (trx) => {
    await storedBrands(trx, account);
    await queries.lockBrands(trx, account.id);
    const before = await queries.listBrands(trx, account.id);
    if (before.length >= limits.brandsPerAccount) fail('tooManyBrands');
    await queries.insertBrand(trx, {
      id,
      accountId: account.id,
      businessName: storableText(businessName).trim(),
      logoStyle: 'text',
      isDefault: false,
    });
  });
  return presentBrand(deps, await getOwnBrand(deps.db, account, id));
}

export async function updateBrand(
  deps: Dependencies,
  account: SignedInAccount,
  { brandId, ...body }: z.output<typeof brandBody>,
): Promise<Brand> {
  await getOwnBrand(deps.db, account, brandId);
  const { accentColor, coverColor, replyEmail } = body;
  await queries.updateBrand(deps.db, brandId, {
    businessName: storableText(body.businessName).trim(),
    logoStyle: body.logoStyle === 'logo' ? 'logo' : 'text',
    ...(accentColor !== undefined && { accentColor: colorOrNull(accentColor) }),
    ...(coverColor !== undefined && { coverColor: colorOrNull(coverColor) }),
    ...(replyEmail !== undefined && { replyEmail: replyEmail.trim().toLowerCase() }),
    ...addressChange(body),
  });
  return presentBrand(deps, await getOwnBrand(deps.db, account, brandId));
}

function colorOrNull(color: string): string | null {
  return color === '' ? null : color.toLowerCase();
}

const addressFields = ['address1', 'address2', 'city', 'state', 'zip'] as const;

/** An address is changed as a whole; its country alone, preselected in the form, is none. */
function addressChange(
  body: Omit<z.output<typeof brandBody>, 'brandId'>,
): Updateable<Tables['brands']> {
  if (addressFields.every((field) => body[field] === undefined)) return {};
  const field = (name: (typeof addressFields)[number]) => storableText(body[name] ?? '').trim();
  const address = Object.fromEntries(addressFields.map((name) => [name, field(name)]));
  const country = body.country?.trim().toUpperCase() === 'CA' ? 'CA' : 'US';
  return { ...address, country: hasAddress(address) ? country : '' };
}

export async function makeBrandDefault(
  deps: Dependencies,
  account: SignedInAccount,
  brandId: string,
): Promise<Brands> {
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockBrands(trx, account.id);
    await getOwnBrand(trx, account, brandId);
    await queries.setDefault(trx, { accountId: account.id, brandId });
  });
  return listBrands(deps, account);
}

/** The nightly sweep finds that nobody needs its logo any more. */
export async function deleteBrand(
  deps: Dependencies,
  account: SignedInAccount,
  brandId: string,
): Promise<Brands> {
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockBrands(trx, account.id);
    const brand = await getOwnBrand(trx, account, brandId);
    if (brand.isDefault) fail('brandIsDefault');
    await queries.deleteBrand(trx, brandId);
  });
  return listBrands(deps, account);
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
  brand: queries.BrandRow | undefined,
): Logo | null {
  if (brand?.logoStyle !== 'logo') return null;
  const { logoKey, logoWidth: width, logoHeight: height } = brand;
  if (logoKey === null || width === null || height === null) return null;
  return { url: files.publicUrl(logoKey), width, height };
}
