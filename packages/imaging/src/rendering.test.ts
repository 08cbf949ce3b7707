import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { exifSegment } from '../corpus/exif-parts.ts';
import { adobeRgbExif } from '../corpus/good-files.ts';
import {
  findSegment,
  hex,
  patched,
  profileSegments,
  withSegments,
  without,
} from '../corpus/jpeg-parts.ts';
import { createImagingHost, type RenderedPhoto } from './imaging-host.ts';
import { adobeRgbProfile } from './lib/adobe-rgb.ts';
import { readIccProfile } from './lib/icc-profile.ts';
import { planRenditions } from './render-plan.ts';

// Decoder processes give way to everything else, so on a busy computer they take their time.

const orientationDir = fileURLToPath(new URL('../test/orientation', import.meta.url));
const workDir = await mkdtemp(join(tmpdir(), 'imaging-'));
const host = createImagingHost({ processes: 1 });

afterAll(async () => {
  await host.close();
  await rm(workDir, { recursive: true });
});

async function renderFile(path: string): Promise<RenderedPhoto> {
  const probed = await host.probe(path);
  const plan = probed.ok ? planRenditions(probed.value) : probed;
  const outDir = await mkdtemp(join(workDir, 'out-'));
  const rendered = plan.ok ? await host.render(path, plan.value, outDir) : plan;
  if (!rendered.ok) throw new Error(rendered.refusal.code);
  return rendered.value;
}

async function render(bytes: Buffer): Promise<RenderedPhoto> {
  const path = join(await mkdtemp(join(workDir, 'in-')), 'photo.jpg');
  await writeFile(path, bytes);
  return renderFile(path);
}

interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const red: Color = { r: 234, g: 51, b: 35 };

function flat(background: Color): Sharp {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
}

/** The numbers as stored in the middle of each rendition, no profile applied. */
async function storedColors({ renditions }: RenderedPhoto): Promise<number[][]> {
  return Promise.all(
    renditions.map(async ({ path, width, height }) => {
      const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
      const pixel = await sharp(path, { ignoreIcc: true }).extract(middle).raw().toBuffer();
      return [...pixel];
    }),
  );
}

async function expectColor(
  photo: Buffer,
  expected: readonly number[],
  tolerance = 2,
): Promise<void> {
  const colors = await storedColors(await render(photo));
  expect(colors).toHaveLength(4);
  for (const color of colors) {
    expect(color).toHaveLength(3);
    color.forEach((value, channel) =>
      expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(tolerance),
    );
  }
}

async function inAdobeRgb(color: Color): Promise<Buffer> {
  const profilePath = join(workDir, 'adobe-rgb.icc');
  await writeFile(profilePath, adobeRgbProfile());
  return flat(color)
    .withIccProfile(profilePath)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

test('Display P3 red becomes the same red in sRGB, not a washed-out one', async () => {
  const p3 = await flat(red).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const [stored] = [
    ...(await sharp(p3, { ignoreIcc: true })
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  expect(stored).toBeLessThan(220);
  await expectColor(p3, [233, 50, 32]);
});

test('Adobe RGB becomes true sRGB by its profile', async () => {
  const green = { r: 60, g: 160, b: 70 };
  const adobe = await inAdobeRgb(green);
  const [stored] = [
    ...(await sharp(adobe, { ignoreIcc: true })
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  expect(stored).toBeGreaterThan(80);
  await expectColor(adobe, [60, 160, 70]);
});

test('Adobe RGB becomes true sRGB when only the camera says so', async () => {
  const adobe = without(await inAdobeRgb({ r: 60, g: 160, b: 70 }), 0xe2);
  await expectColor(withSegments(adobe, adobeRgbExif), [60, 160, 70]);
});

test('sRGB stays as it is, tagged or not', async () => {
  const options = { quality: 100, chromaSubsampling: '4:4:4' };
  await expectColor(await flat(red).jpeg(options).toBuffer(), [234, 51, 35]);
  await expectColor(await flat(red).withIccProfile('srgb').jpeg(options).toBuffer(), [234, 51, 35]);
});

test('a broken profile changes nothing', async () => {
  const photo = await flat(red).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const broken = profileSegments(patched(adobeRgbProfile(), 128, hex('000f4240')));
  await expectColor(withSegments(photo, ...broken), [234, 51, 35]);
});

test('gray photos come out gray, in three channels', async () => {
  const gray = await flat({ r: 120, g: 120, b: 120 })
    .toColourspace('b-w')
    .jpeg({ quality: 100 })
    .toBuffer();
  await expectColor(gray, [120, 120, 120]);
});

test('CMYK from a press comes out in the same color', async () => {
  const cmyk = await flat({ r: 160, g: 120, b: 100 })
    .withIccProfile('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  const colors = await storedColors(await render(cmyk));
  for (const [r = 0, g = 0, b = 0] of colors) {
    expect(Math.abs(r - 160)).toBeLessThan(20);
    expect(Math.abs(g - 120)).toBeLessThan(20);
    expect(Math.abs(b - 100)).toBeLessThan(20);
  }
});

test.each([16, 32])('a shadow of %i in ink stays gray and as dark', async (value) => {
  const shadow = flat({ r: value, g: value, b: value });
  const cmyk = await shadow.withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
  // Without compensation of the black point 16 came out as 23, 21 and 4.
  await expectColor(cmyk, [value + 1, value + 1, value + 1], 3);
});

test('the eight orientations look the same', async () => {
  const pixelsOf = async (name: string) => {
    const { renditions } = await renderFile(join(orientationDir, name));
    const largest = renditions[0]?.path ?? '';
    return sharp(largest).resize(300).raw().toBuffer({ resolveWithObject: true });
  };
  const upright = await pixelsOf('Landscape_1.jpg');
  for (const turned of [2, 3, 4, 5, 6, 7, 8]) {
    const { data, info } = await pixelsOf(`Landscape_${turned}.jpg`);
    expect([info.width, info.height]).toEqual([upright.info.width, upright.info.height]);
    const difference = data.reduce(
      (sum, value, index) => sum + Math.abs(value - (upright.data[index] ?? 0)),
      0,
    );
    expect(difference / data.length).toBeLessThan(3);
  }
});

test('renditions carry an sRGB tag and nothing else about anyone', async () => {
  const exif = exifSegment({
    main: [
      [0x0112, 'short', 6],
      [0x010f, 'text', 'Canon'],
      [0x013b, 'text', 'Jane Doe'],
    ],
  });
  const { renditions } = await render(withSegments(await flat(red).jpeg().toBuffer(), exif));
  expect(renditions.map(({ fileName }) => fileName)).toEqual([
    '2560.jpg',
    '1440.webp',
    '800.webp',
    '400.webp',
  ]);
  for (const { path, width, height } of renditions) {
    const metadata = await sharp(path).metadata();
    expect(metadata).toMatchObject({ width, height, hasProfile: true });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readIccProfile(metadata.icc ?? Buffer.alloc(0))?.isSrgb).toBe(true);
    expect(metadata.space).toBe('srgb');
  }
});

test('a photo whose phone wrote wrong scan parameters is rendered and marked as repaired', async () => {
  const photo = await flat(red).jpeg().toBuffer();
  const wrong = patched(photo, findSegment(photo, 0xda) + 11, hex('00 00 00'));
  expect((await render(photo)).isRepaired).toBe(false);
  expect((await render(wrong)).isRepaired).toBe(true);
});

test('a placeholder is a few bytes and the same for the same photo', async () => {
  const photo = await flat(red).jpeg().toBuffer();
  const [first, second] = [await render(photo), await render(photo)];
  expect(first.thumbhash).toBe(second.thumbhash);
  expect(Buffer.from(first.thumbhash, 'base64').length).toBeLessThan(30);
});

test('nothing but the planned files is left behind', async () => {
  const { renditions } = await render(await flat(red).jpeg().toBuffer());
  const folder = join(renditions[0]?.path ?? '', '..');
  expect(await readdir(folder)).toHaveLength(4);
});
