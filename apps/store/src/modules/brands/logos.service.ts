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
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import { changeBrand } from './brand-changes.service.ts';
import { getOwnBrand } from './brands.service.ts';

/** Whatever came becomes a PNG of our own making; the file itself is never kept. */
export async function uploadLogo(
  deps: Dependencies,
  visit: Visit,
  { brandId, bytes }: { brandId: string; bytes: Buffer },
): Promise<Brand> {
  await getOwnBrand(deps.db, accountOf(visit), brandId);
  const logo = await renderLogo(deps, bytes);
  const key = newKey('logos', 'png');
  await deps.files.put(key, logo.png, { contentType: 'image/png' });
  const { width: logoWidth, height: logoHeight } = logo;
  const change = { logoKey: key, logoWidth, logoHeight, logoStyle: 'logo' } as const;
  return changeBrand(deps, visit, { brandId, change });
}

export function removeLogo(deps: Dependencies, visit: Visit, brandId: string): Promise<Brand> {
  const none = { logoKey: null, logoWidth: null, logoHeight: null, logoStyle: 'text' } as const;
  return changeBrand(deps, visit, { brandId, change: none });
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
