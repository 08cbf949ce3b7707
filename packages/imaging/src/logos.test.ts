import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { blackPng } from '../corpus/bomb-files.ts';
import { createImagingHost } from './imaging-host.ts';

// Decoder processes give way to everything else, so on a busy computer they take their time.

const workDir = await mkdtemp(join(tmpdir(), 'logos-'));
const host = createImagingHost({ processes: 1 });
const outPath = join(workDir, 'logo.png');
const blue = {
  create: {
    width: 300,
    height: 120,
    channels: 4,
    background: { r: 20, g: 65, b: 139, alpha: 0.5 },
  },
} as const;

afterAll(async () => {
  await host.close();
  await rm(workDir, { recursive: true });
});

async function renderLogo(content: Buffer | string) {
  const path = join(await mkdtemp(join(workDir, 'in-')), 'upload');
  await writeFile(path, content);
  return host.renderLogo(path, outPath);
}

async function refusalOf(content: Buffer | string): Promise<unknown> {
  const outcome = await renderLogo(content);
  return outcome.ok ? 'rendered' : outcome.refusal;
}

function svg(content: string, attributes = 'viewBox="0 0 200 100"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
}

test('a PNG keeps its transparency and loses its metadata', async () => {
  const png = await sharp(blue)
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .png()
    .toBuffer();
  expect(await renderLogo(png)).toMatchObject({ ok: true, value: { width: 300, height: 120 } });
  const stored = await readFile(outPath);
  expect(stored.includes('Jane Doe')).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({
    format: 'png',
    hasAlpha: true,
    width: 300,
  });
});

test('a JPEG is stored as PNG, upright and at most 1200 pixels wide', async () => {
  const jpeg = await sharp({ create: { ...blue.create, channels: 3, width: 1000, height: 2400 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await renderLogo(jpeg)).toMatchObject({ ok: true, value: { width: 1200, height: 500 } });
  expect((await sharp(outPath).metadata()).format).toBe('png');
});

test('an SVG is drawn large and sharp, with its colors', async () => {
  const drawing = svg('<style>.a{fill:#14418b}</style><rect class="a" width="100" height="100"/>');
  expect(await renderLogo(drawing)).toMatchObject({
    ok: true,
    value: { width: 1200, height: 600 },
  });
  const { data } = await sharp(outPath)
    .extract({ left: 590, top: 300, width: 20, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([0x14, 0x41, 0x8b, 255]);
  expect(data.at(-1)).toBe(0);
});

test('a hostile SVG is refused before it is drawn', async () => {
  expect(await refusalOf(svg('<image href="file:///etc/passwd"/>'))).toEqual({
    code: 'svgUnsafe',
    subject: '<image>',
  });
  expect(await refusalOf(svg('<script>1</script>'))).toEqual({
    code: 'svgUnsafe',
    subject: '<script>',
  });
});

test('an SVG that would draw for minutes is ended, and the next logo is served', async () => {
  const layers = '<g opacity=".9"><rect width="200" height="100"/></g>'.repeat(9_000);
  const hasty = createImagingHost({ processes: 1, wallMs: 1_000 });
  const path = join(workDir, 'slow.svg');
  await writeFile(path, svg(layers));
  const outcome = await hasty.renderLogo(path, outPath);
  await hasty.close();
  expect(outcome).toEqual({ ok: false, refusal: { code: 'decodeTimeout' } });
  expect((await renderLogo(svg('<rect width="9" height="9"/>'))).ok).toBe(true);
});

test('a logo has at least 50 pixels on its shortest side', async () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { ...blue.create, width, height } })
      .png()
      .toBuffer();
  expect(await refusalOf(await sized(300, 49))).toEqual({
    code: 'logoTooSmall',
    subject: '300 × 49 pixels',
  });
  expect(await refusalOf(await sized(50, 50))).toBe('rendered');
  expect(await refusalOf(svg('<path d="M0 0h9"/>', 'width="49" height="400"'))).toMatchObject({
    code: 'logoTooSmall',
  });
  expect(await refusalOf(svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 24 24"'))).toBe('rendered');
});

test('a logo larger than 34 MB is refused, one of exactly 34 MB is read', async () => {
  const png = await sharp(blue).png().toBuffer();
  const padded = (total: number) => Buffer.concat([png, Buffer.alloc(total - png.length)]);
  expect(await refusalOf(padded(34 * 1_048_576 + 1))).toEqual({ code: 'logoTooLarge' });
  expect(await refusalOf(padded(34 * 1_048_576))).toBe('rendered');
});

test('what is no logo is refused by what it is', async () => {
  expect(await refusalOf('')).toEqual({ code: 'emptyFile' });
  expect(await refusalOf('GIF89a')).toEqual({ code: 'logoUnsupported', subject: 'a GIF' });
  expect(await refusalOf('<!doctype html><svg/>')).toEqual({
    code: 'logoUnsupported',
    subject: 'a web page',
  });
});

test('a PNG of 900 megapixels is refused before it is unpacked', async () => {
  expect(await refusalOf(blackPng(30_000))).toEqual({
    code: 'logoTooManyPixels',
    subject: '900 megapixels',
  });
});

test('a PNG cut short is unreadable', async () => {
  const png = await sharp(blue).png().toBuffer();
  expect(await refusalOf(png.subarray(0, png.length - 20))).toEqual({ code: 'unreadable' });
});

test('a profile in a PNG that unpacks to a gigabyte is left out', async () => {
  const png = await sharp(blue).png().toBuffer();
  const body = Buffer.concat([
    Buffer.from('iCCPbomb\0\0', 'latin1'),
    deflateSync(Buffer.alloc(200_000_000)),
  ]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  const bomb = Buffer.concat([
    png.subarray(0, 33),
    ends.subarray(0, 4),
    body,
    ends.subarray(4),
    png.subarray(33),
  ]);
  expect(await renderLogo(bomb)).toMatchObject({ ok: true, value: { width: 300 } });
});
