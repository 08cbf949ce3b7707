import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '../..');
const demoDir = join(root, 'demo/photos');
const cacheDir = join(root, '.cache/bench-renditions');

/** What people upload: mostly 24 megapixels, some phones, some large cameras. */
const sizes = [
  [4032, 3024],
  [6000, 4000],
  [6000, 4000],
  [8256, 5504],
] as const;

async function makePhoto(source: string, path: string, [width, height]: readonly [number, number]) {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const create = { width: 1024, height: 1024, channels: 3, background: '#808080', noise } as const;
  const photo = await sharp(source)
    .resize(width, height, { fit: 'cover' })
    .composite([
      { input: await sharp({ create }).png().toBuffer(), tile: true, blend: 'soft-light' },
    ])
    .jpeg({ quality: 93 })
    .toBuffer();
  await writeFile(`${path}.part`, photo);
  await rename(`${path}.part`, path);
}

/** Photos of camera size, enlarged from the demo's with grain and kept for the next run. */
async function benchPhotos(): Promise<string[]> {
  await mkdir(cacheDir, { recursive: true });
  const sources = (await readdir(demoDir)).filter((name) => name.endsWith('.jpg'));
  const paths: string[] = [];
  for (const [index, source] of sources.entries()) {
    const path = join(cacheDir, source);
    const isThere = await stat(path).catch(() => null);
    const size = sizes[index % sizes.length] ?? sizes[0];
    if (isThere === null) await makePhoto(join(demoDir, source), path, size);
    paths.push(path);
  }
  return paths;
}

// A program of its own, so that making photos does not count as memory of rendering them.
console.log(JSON.stringify(await benchPhotos()));
