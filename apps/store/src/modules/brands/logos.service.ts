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
import { presentBrand } from './brands.presenter.ts';
import * as queries from './brands.queries.ts';
import { getOwnBrand } from './brands.service.ts';

/** Whatever came becomes a PNG of our own making; the file itself is never kept. */
export async function uploadLogo(
  deps: Dependencies,
  account: SignedInAccount,
  { brandId, bytes }: { brandId: string; bytes: Buffer },
): Promise<Brand> {
  await getOwnBrand(deps.db, account, brandId);
  const logo = await renderLogo(deps, bytes);
  const key = newKey('logos', 'png');
  await deps.files.put(key, logo.png, { contentType: 'image/png' });
  await queries.updateBrand(deps.db, brandId, {
    logoKey: key,
    logoWidth: logo.width,
    logoHeight: logo.height,
    logoStyle: 'logo',
  });
  return presentBrand(deps, await getOwnBrand(deps.db, account, brandId));
}

export async function removeLogo(
  deps: Dependencies,
  account: SignedInAccount,
  brandId: string,
): Promise<Brand> {
  await getOwnBrand(deps.db, account, brandId);
  const none = { logoKey: null, logoWidth: null, logoHeight: null, logoStyle: 'text' } as const;
  await queries.updateBrand(deps.db, brandId, none);
  return presentBrand(deps, await getOwnBrand(deps.db, account, brandId));
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
