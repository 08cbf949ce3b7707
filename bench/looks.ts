/**
 * How photos look for their bytes: what 1440 pixels are stored as, compared with the reduced picture itself
 * by MS-SSIM, over 20 photos. AVIF has to be smaller and better than WebP, or it is not worth making.
 */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { galleryRecipes, lateRecipes } from '../packages/imaging/src/renditions.ts';
import { median } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';
import { decibels, msSsim, type Luma } from './looks/ms-ssim.ts';

sharp.concurrency(1);
const photos = resolve(import.meta.dirname, '../demo/photos');
const count = 20;
/** Of the middle, where there is something to see; comparing all of it takes minutes. */
const compared = 384;

interface Look {
  kilobytes: number;
  decibels: number;
}

const webp = qualityOf(galleryRecipes, '1440');
const avif = qualityOf(lateRecipes({ width: 6000, height: 4000 }), '1440-avif');
const encoders = {
  'WebP 80': (picture) => picture.webp({ quality: 80, effort: 2 }),
  WebP: (picture) => picture.webp({ quality: webp, effort: 2 }),
  AVIF: (picture) => picture.avif({ quality: avif, effort: 2, chromaSubsampling: '4:4:4' }),
} satisfies Record<string, (picture: Sharp) => Sharp>;

function qualityOf(recipes: readonly { name: string; quality: number }[], wanted: string): number {
  return recipes.find(({ name }) => name === wanted)?.quality ?? 0;
}

/** Of every photo the whole, and of the first ones a half as well: other subjects from nearer by. */
async function samples(): Promise<(() => Sharp)[]> {
  const names = (await readdir(photos)).filter((name) => name.endsWith('.jpg')).toSorted();
  const wholes = names.map((name) => () => sharp(join(photos, name)).autoOrient());
  const halves = await Promise.all(
    names.slice(0, count - names.length).map(async (name) => {
      const { autoOrient } = await sharp(join(photos, name)).metadata();
      const width = Math.floor(autoOrient.width / 2);
      const half = { left: width, top: 0, width, height: autoOrient.height };
      return () => sharp(join(photos, name)).autoOrient().extract(half);
    }),
  );
  return [...wholes, ...halves];
}

async function looksOf(open: () => Sharp): Promise<Record<string, Look>> {
  const { data, info } = await open()
    .resize({ width: 1440, height: 1440, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const reduced = await lumaOf(sharp(data, { raw }));
  const looks: Record<string, Look> = {};
  for (const [name, encode] of Object.entries(encoders)) {
    const bytes = await encode(sharp(data, { raw })).toBuffer();
    const score = msSsim(reduced, await lumaOf(sharp(bytes)));
    looks[name] = { kilobytes: bytes.length / 1024, decibels: decibels(score) };
  }
  return looks;
}

async function lumaOf(picture: Sharp): Promise<Luma> {
  const whole = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = whole.info;
  const size = { width: Math.min(compared, width), height: Math.min(compared, height) };
  const left = (width - size.width) >> 1;
  const top = (height - size.height) >> 1;
  const values = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = ((top + y) * width + left + x) * whole.info.channels;
      values[y * size.width + x] = whole.data[at] ?? 0;
    }
  }
  return { values, ...size };
}

console.log(describeMachine());
const looks: Record<string, Look>[] = [];
for (const open of await samples()) looks.push(await looksOf(open));
const middle = (name: string, part: keyof Look) =>
  median(looks.map((each) => each[name]?.[part] ?? 0));
const saidOf = (name: string) =>
  `${Math.round(middle(name, 'kilobytes'))} KB at ${middle(name, 'decibels').toFixed(1)} dB`;
report({
  what: 'likeness of WebP at 1440 beside quality 80, in dB',
  value: middle('WebP', 'decibels') - middle('WebP 80', 'decibels'),
  unit: '',
  target: { atLeast: 0.8 },
  from: `${saidOf('WebP')} and ${saidOf('WebP 80')}`,
});
report({
  what: 'likeness of AVIF at 1440 beside WebP, in dB',
  value: middle('AVIF', 'decibels') - middle('WebP', 'decibels'),
  unit: '',
  target: { atLeast: 0.2 },
  from: `${saidOf('AVIF')} and ${saidOf('WebP')}`,
});
report({
  what: 'bytes of AVIF at 1440 beside WebP',
  value: middle('AVIF', 'kilobytes') / middle('WebP', 'kilobytes'),
  unit: '×',
  target: { atMost: 0.9 },
});
