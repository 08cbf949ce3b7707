import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey } from '@albumen/file-store/keys';
import { openLocalFileStore } from '@albumen/file-store/local';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecrets } from '../../secrets.ts';
import { loadSettings } from '../../settings.ts';

const othersMay = 0o077;

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'albumen-modes-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test.skipIf(process.platform === 'win32')(
  'other accounts of the computer read no photo and list no folder',
  async () => {
    const root = join(await folder(), 'files');
    const files = await openLocalFileStore({
      root,
      secret: 'a secret of sixteen and more',
      now: () => Date.now(),
    });
    onTestFinished(() => files.close());
    const key = newKey('originals', 'jpg');
    await files.put(key, Buffer.from('a photo'), { contentType: 'image/jpeg' });
    expect((await stat(files.pathOf(key))).mode & othersMay).toBe(0);
    for (const entry of await readdir(root, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        expect((await stat(join(root, entry.name))).mode & othersMay).toBe(0);
      }
    }
  },
);

test.skipIf(process.platform === 'win32')('nor the secrets', async () => {
  const dataDir = await folder();
  await loadSecrets(loadSettings({ DATA_DIR: dataDir }));
  expect((await stat(join(dataDir, 'secrets.json'))).mode & othersMay).toBe(0);
});
