import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../settings.ts';
import { refuseUnreadyLab } from './refuse-unready-lab.ts';

const packs = new Set(['flat-card']);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-lab-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a lab’s folder that takes no files is refused by its setting; one that does is left as it was', async () => {
  const folder = await temporaryFolder();
  const check = (name: string) =>
    refuseUnreadyLab(loadSettings({ DATA_DIR: folder, LAB_HOT_FOLDER: join(folder, name) }), packs);
  // Root may write everywhere but below a file.
  await writeFile(join(folder, 'file'), '');
  await expect(check('file/lab')).rejects.toThrow('LAB_HOT_FOLDER: is of no use: ENOTDIR');
  await mkdir(join(folder, 'lab'));
  await check('lab');
  expect(await readdir(join(folder, 'lab'))).toEqual([]);
});

test('a list of the lab’s products that cannot be read is refused by its setting', async () => {
  const folder = await temporaryFolder();
  const check = (name: string) =>
    refuseUnreadyLab(
      loadSettings({
        LAB_API_URL: 'https://lab.example',
        LAB_API_KEY: 'key',
        LAB_API_SECRET: 'secret',
        LAB_API_PRODUCTS: join(folder, name),
      }),
      packs,
    );
  await expect(check('nope.json')).rejects.toThrow('LAB_API_PRODUCTS: is of no use: ENOENT');
  await writeFile(join(folder, 'list.json'), '{"products":{}}');
  await expect(check('list.json')).rejects.toThrow('LAB_API_PRODUCTS: is of no use:');
  const write = (products: object) =>
    writeFile(
      join(folder, 'list.json'),
      JSON.stringify({ products, attributes: {}, shipping: {} }),
    );
  const entry = { productUid: 1, nodes: {} };
  await write({ 'flat-card/5x7': entry, 'photographic-print/8x10': entry });
  await expect(check('list.json')).rejects.toThrow(
    'LAB_API_PRODUCTS: is of no use: we sell packs, but no piecesPerUnit says what the lab counts: flat-card/5x7',
  );
  await write({
    'flat-card/5x7': { ...entry, piecesPerUnit: 1 },
    'photographic-print/8x10': entry,
  });
  await check('list.json');
});
