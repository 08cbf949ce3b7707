import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@albumen/contract/endpoints/brands';
import type { ProblemCode } from '@albumen/contract/problems';
import { newKey } from '@albumen/file-store/keys';
import { describeRefusal, type Refusal } from '@albumen/imaging/refusal';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { SignedInAccount } from '../../http/visit.ts';
import * as queries from './brands.queries.ts';

type Row = Awaited<ReturnType<typeof queries.findBrand>>;

export async function getBrand(deps: Dependencies, account: SignedInAccount): Promise<Brand> {
  return present(deps, account, await queries.findBrand(deps.db, account.id));
}

export async function updateBrand(
  deps: Dependencies,
  account: SignedInAccount,
  body: { businessName: string; logoStyle: string },
): Promise<Brand> {
  const logoStyle = body.logoStyle === 'logo' ? 'logo' : 'text';
  await queries.upsertBrand(deps.db, {
    accountId: account.id,
    businessName: body.businessName.trim(),
    logoStyle,
    updatedAt: deps.clock.now(),
  });
  return getBrand(deps, account);
}

/** Whatever came becomes a PNG of our own making; the file itself is never kept. */
export async function uploadLogo(
  deps: Dependencies,
  account: SignedInAccount,
  bytes: Buffer,
): Promise<Brand> {
  const logo = await renderLogo(deps, bytes);
  const key = newKey('logos', 'png');
  await deps.files.put(key, logo.png, { contentType: 'image/png' });
  const before = await queries.findBrand(deps.db, account.id);
  await queries.setLogo(deps.db, account.id, {
    businessName: before?.businessName ?? defaultName(account),
    logoKey: key,
    logoWidth: logo.width,
    logoHeight: logo.height,
    logoStyle: 'logo',
    updatedAt: deps.clock.now(),
  });
  return getBrand(deps, account);
}

export async function removeLogo(deps: Dependencies, account: SignedInAccount): Promise<Brand> {
  const before = await queries.findBrand(deps.db, account.id);
  if (before !== undefined) {
    await queries.setLogo(deps.db, account.id, {
      businessName: before.businessName,
      logoKey: null,
      logoWidth: null,
      logoHeight: null,
      logoStyle: 'text',
      updatedAt: deps.clock.now(),
    });
  }
  return getBrand(deps, account);
}

/** Its address and its size in pixels. */
export interface Logo {
  url: string;
  width: number;
  height: number;
}

/** The logo that stands for this studio's name; null where its settings say the name. */
export async function logoOf(
  deps: Pick<Dependencies, 'db' | 'files'>,
  accountId: string,
): Promise<Logo | null> {
  const row = await queries.findBrand(deps.db, accountId);
  if (row?.logoStyle !== 'logo' || row.logoKey === null) return null;
  return {
    url: deps.files.publicUrl(row.logoKey),
    width: row.logoWidth ?? 0,
    height: row.logoHeight ?? 0,
  };
}

async function renderLogo(deps: Dependencies, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-logo-'));
  try {
    const given = join(folder, randomUUID());
    await writeFile(given, bytes);
    const outcome = await deps.imaging.renderLogo(given, join(folder, 'logo.png'));
    if (!outcome.ok) refuseLogo(outcome.refusal);
    const { path, width, height } = outcome.value;
    return { png: await readFile(path), width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const codes: Partial<Record<Refusal['code'], ProblemCode>> = {
  logoTooLarge: 'logoTooLarge',
  logoTooSmall: 'logoTooSmall',
};

/** The title is a fixed sentence; what exactly is wrong stands beside the field. */
function refuseLogo(refusal: Refusal): never {
  const { title, advice } = describeRefusal(refusal);
  fail(codes[refusal.code] ?? 'logoUnsupported', { fields: { logo: [`${title} ${advice}`] } });
}

function defaultName(account: SignedInAccount): string {
  return account.companyName || `${account.firstName} ${account.lastName}`;
}

function present(deps: Dependencies, account: SignedInAccount, row: Row): Brand {
  const logoKey = row?.logoKey ?? null;
  return {
    businessName: row?.businessName ?? defaultName(account),
    logoStyle: row?.logoStyle ?? 'text',
    logoUrl: logoKey === null ? null : deps.files.publicUrl(logoKey),
    logoWidth: row?.logoWidth ?? null,
    logoHeight: row?.logoHeight ?? null,
  };
}
