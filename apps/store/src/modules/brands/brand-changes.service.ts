import type { Brand } from '@albumen/contract/endpoints/brands';
import { hasAddress } from '@albumen/contract/forms/account-forms';
import { limits } from '@albumen/contract/limits';
import type { brandBody } from '@albumen/contract/schemas/brands';
import type { Kysely, Updateable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { presentBrand } from './brands.presenter.ts';
import * as queries from './brands.queries.ts';
import {
  addressLine,
  getOwnBrand,
  listBrands,
  storedBrands,
  type Brands,
} from './brands.service.ts';

/** One change of an account's brands at a time. */
function changing<Result>(
  { db }: Dependencies,
  visit: Visit,
  change: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await queries.lockBrands(trx, accountOf(visit).id);
    return change(trx);
  });
}

export async function createBrand(
  deps: Dependencies,
  visit: Visit,
  { businessName }: { businessName: string },
): Promise<Brand> {
  const account = accountOf(visit);
  const id = newId();
  await storedBrands(deps.db, account);
  await changing(deps, visit, async (trx) => {
    const before = await queries.listBrands(trx, account.id);
    if (before.length >= limits.brandsPerAccount) fail('tooManyBrands');
    const name = storableText(businessName).trim();
    await queries.insertBrand(trx, {
      id,
      accountId: account.id,
      businessName: name,
      logoStyle: 'text',
      isDefault: false,
    });
    await recordChange(trx, visit, { action: 'brand.create', subjectId: id, subjectName: name });
  });
  return presentBrand(deps, await getOwnBrand(deps.db, account, id));
}

export function updateBrand(
  deps: Dependencies,
  visit: Visit,
  { brandId, ...body }: z.output<typeof brandBody>,
): Promise<Brand> {
  const { accentColor, coverColor, replyEmail } = body;
  return changeBrand(deps, visit, {
    brandId,
    change: {
      businessName: storableText(body.businessName).trim(),
      logoStyle: body.logoStyle === 'logo' ? 'logo' : 'text',
      ...(accentColor !== undefined && { accentColor: colorOrNull(accentColor) }),
      ...(coverColor !== undefined && { coverColor: colorOrNull(coverColor) }),
      ...(replyEmail !== undefined && { replyEmail: replyEmail.trim().toLowerCase() }),
      ...addressChange(body),
    },
  });
}

interface BrandChange {
  brandId: string;
  change: Updateable<Tables['brands']>;
}

/** What guests read in our mails and galleries is signed by it: each change says who made it. */
export async function changeBrand(
  deps: Dependencies,
  visit: Visit,
  { brandId, change }: BrandChange,
): Promise<Brand> {
  const account = accountOf(visit);
  await changing(deps, visit, async (trx) => {
    const row = await getOwnBrand(trx, account, brandId);
    await queries.updateBrand(trx, brandId, change);
    const before = factsOf(row);
    const after = factsOf(await getOwnBrand(trx, account, brandId));
    if (isDeepStrictEqual(before, after)) return;
    const subject = { subjectId: brandId, subjectName: row.businessName };
    await recordChange(trx, visit, { action: 'brand.change', ...subject, before, after });
  });
  return presentBrand(deps, await getOwnBrand(deps.db, account, brandId));
}

function factsOf(row: queries.BrandRow) {
  const { businessName, logoStyle, logoKey, accentColor, coverColor, replyEmail } = row;
  const address = addressLine(row);
  return { businessName, logoStyle, logo: logoKey, accentColor, coverColor, replyEmail, address };
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
  visit: Visit,
  brandId: string,
): Promise<Brands> {
  const account = accountOf(visit);
  await changing(deps, visit, async (trx) => {
    const { isDefault, businessName } = await getOwnBrand(trx, account, brandId);
    if (isDefault) return;
    await queries.setDefault(trx, { accountId: account.id, brandId });
    const subject = { subjectId: brandId, subjectName: businessName };
    await recordChange(trx, visit, { action: 'brand.default', ...subject });
  });
  return listBrands(deps, account);
}

/** The nightly sweep finds that nobody needs its logo any more. */
export async function deleteBrand(
  deps: Dependencies,
  visit: Visit,
  brandId: string,
): Promise<Brands> {
  const account = accountOf(visit);
  await changing(deps, visit, async (trx) => {
    const brand = await getOwnBrand(trx, account, brandId);
    if (brand.isDefault) fail('brandIsDefault');
    await queries.deleteBrand(trx, brandId);
    const subject = { subjectId: brandId, subjectName: brand.businessName };
    await recordChange(trx, visit, { action: 'brand.delete', ...subject });
  });
  return listBrands(deps, account);
}
