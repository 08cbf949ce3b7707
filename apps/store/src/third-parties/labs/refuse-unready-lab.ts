import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '@albumen/server-kit/settings';
import type { Settings } from '../../settings.ts';
import { hotFolderOf, readProductsFile } from './open-lab.ts';
import { refuseUncountedPacks } from './order-api/lab-products.ts';

/**
 * Asked before a worker starts: otherwise the first order that was paid would be the one to find out.
 * `packs` are the products that we count in packs.
 * @throws SettingsError where the lab's folder cannot be written to, or its list of products is of no use
 */
export async function refuseUnreadyLab(
  settings: Settings,
  packs: ReadonlySet<string>,
): Promise<void> {
  const { LAB_API_PRODUCTS, LAB_STAND_IN } = settings;
  if (LAB_API_PRODUCTS !== undefined) {
    await orRefuse('LAB_API_PRODUCTS', async () =>
      refuseUncountedPacks(await readProductsFile(LAB_API_PRODUCTS), packs),
    );
  } else if (!LAB_STAND_IN) {
    await orRefuse('LAB_HOT_FOLDER', () => tryToWrite(hotFolderOf(settings)));
  }
}

async function orRefuse(name: string, attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`${name}: is of no use: ${why}`]);
  }
}

/** A name of this process's own: other machines may try at the same moment. */
async function tryToWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o770 });
  const probe = join(folder, `.tried-${crypto.randomUUID()}`);
  await writeFile(probe, '');
  await rm(probe);
}
