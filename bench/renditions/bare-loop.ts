import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

// The peer: the shortest program that makes the same files with the image library alone, decoding
// once and working on two photos at a time. It checks nothing and survives nothing.
sharp.cache(false);
sharp.concurrency(1);

interface Raw {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

function open({ data, info }: Raw): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** As lightly as the imaging host does. */
function sharpened(raw: Raw): Sharp {
  const kernel = [0, -1, 0, -1, 20, -1, 0, -1, 0];
  return open(raw).convolve({ width: 3, height: 3, kernel, scale: 16 });
}

function shrink(image: Sharp, side: number): Promise<Raw> {
  return image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function renderOne(path: string, outDir: string): Promise<void> {
  const large = await shrink(sharp(path).autoOrient(), 2560);
  const medium = await shrink(open(large), 1440);
  const small = await shrink(open(medium), 800);
  const tiny = await shrink(open(small), 400);
  const write = async (name: string, image: Sharp) => {
    await writeFile(join(outDir, name), await image.withIccProfile('srgb').toBuffer());
  };
  const placeholder = await open(tiny)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  rgbaToThumbHash(placeholder.info.width, placeholder.info.height, placeholder.data);
  await Promise.all([
    write('2560.jpg', open(large).jpeg({ quality: 82 })),
    write('1440.webp', sharpened(medium).webp({ quality: 85, effort: 2 })),
    write('800.webp', sharpened(small).webp({ quality: 85, effort: 2 })),
    write('400.webp', sharpened(tiny).webp({ quality: 78, effort: 2 })),
  ]);
}

const [outDir = '.', ...paths] = process.argv.slice(2);
const waiting = [...paths];
async function lane(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
    await renderOne(path, outDir);
}
await renderOne(paths[0] ?? '', outDir);
const startedAt = performance.now();
const cpuAtStart = process.cpuUsage();
await Promise.all([lane(), lane()]);
const { user, system } = process.cpuUsage(cpuAtStart);
console.log(
  JSON.stringify({ tookMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 }),
);
