import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { cacheDir } from '../kit/places.ts';

const demoDir = resolve(import.meta.dirname, '../../demo/photos');
const basesDir = join(cacheDir, 'upload-bases');
const photosDir = join(cacheDir, 'upload-photos');

interface Camera {
  width: number;
  height: number;
  /** Brings the sizes of its files about, as grain does. */
  grain: number;
}

const phone: Camera = { width: 4032, height: 3024, grain: 6 };
const camera: Camera = { width: 6000, height: 4000, grain: 10 };
const largeCamera: Camera = { width: 8256, height: 5504, grain: 12 };

/** Sizes of a mixed batch in megabytes, each with the camera that it would come from. */
const mix: readonly (readonly [number, Camera])[] = [
  ...[2, 2.6, 3.3, 4, 5].map((size) => [size, phone] as const),
  ...[6, 7, 8, 9, 10.5, 12].map((size) => [size, camera] as const),
  ...[14, 16, 18, 21, 24.5].map((size) => [size, largeCamera] as const),
];

const megabyte = 1_000_000;
const lowestQuality = 40;
const highestQuality = 100;

/** Stands in every base's description; each copy has a number of its own there, so other bytes. */
const mark = 'albumen-bench-000000';

/** So many distinct camera photos of 2 to 25 MB, made once. Their paths, in a mixed order. */
export async function uploadPhotos(count: number): Promise<string[]> {
  await mkdir(basesDir, { recursive: true });
  await mkdir(photosDir, { recursive: true });
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = join(photosDir, `IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    if (!(await exists(path))) await writeWhole(path, await copyOfBase(index));
    paths.push(path);
  }
  return paths;
}

async function copyOfBase(index: number): Promise<Buffer> {
  // Seven is prime to the number of sizes: neighbors differ, every size comes equally often.
  const bytes = await readFile(await basePath((index * 7) % mix.length));
  const at = bytes.indexOf(mark);
  bytes.write(`albumen-bench-${String(index + 1).padStart(6, '0')}`, at, 'latin1');
  return bytes;
}

async function basePath(index: number): Promise<string> {
  const [size, from] = mix[index] ?? [2, phone];
  const path = join(basesDir, `${size}.jpg`);
  if (!(await exists(path))) await writeWhole(path, await makeBase(index, size * megabyte, from));
  return path;
}

/** Finds the quality at which the picture takes that many bytes. */
async function makeBase(index: number, sizeBytes: number, from: Camera): Promise<Buffer> {
  const picture = await grainy(index, from);
  let [low, high] = [lowestQuality, highestQuality];
  let best = await encode(picture, from, low);
  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    const made = await encode(picture, from, quality);
    if (made.length <= sizeBytes) [low, best] = [quality, made];
    else high = quality - 1;
  }
  return best;
}

async function grainy(index: number, { width, height, grain }: Camera): Promise<Buffer> {
  const sources = (await readdir(demoDir)).filter((name) => name.endsWith('.jpg')).toSorted();
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  const create = { width: 1024, height: 1024, channels: 3, background: '#808080', noise } as const;
  const tile = await sharp({ create }).png().toBuffer();
  return sharp(join(demoDir, sources[index % sources.length] ?? ''))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: tile, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function encode(picture: Buffer, { width, height }: Camera, quality: number): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Albumen', Model: 'Bench', ImageDescription: mark },
    IFD2: { DateTimeOriginal: '2026:06:20 14:30:00' },
  };
  return sharp(picture, { raw: { width, height, channels: 3 } })
    .withExif(exif)
    .jpeg({ quality })
    .toBuffer();
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
