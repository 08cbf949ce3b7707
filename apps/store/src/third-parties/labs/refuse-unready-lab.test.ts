import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../settings.ts';
import { refuseUnreadyLab } from './refuse-unready-lab.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-lab-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a lab’s folder that takes no files is refused by its setting; one that does is left as it was', async () => {
  const folder = await temporaryFolder();
  const check = (name: string) =>
    refuseUnreadyLab(loadSettings({ DATA_DIR: folder, LAB_HOT_FOLDER: join(folder, name) }));
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
    );
  await expect(check('nope.json')).rejects.toThrow('LAB_API_PRODUCTS: is of no use: ENOENT');
  await writeFile(join(folder, 'list.json'), '{"products":{}}');
  await expect(check('list.json')).rejects.toThrow('LAB_API_PRODUCTS: is of no use:');
  await writeFile(
    join(folder, 'list.json'),
    JSON.stringify({ products: {}, attributes: {}, shipping: {} }),
  );
  await check('list.json');
});
