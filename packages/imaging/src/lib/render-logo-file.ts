import { readFile, stat, writeFile } from 'node:fs/promises';
import { limits } from '@albumen/contract/limits';
import { detectFileKind } from '../file-kind.ts';
import { probePhotoFile } from '../photo-probe.ts';
import { accept, refuse, type Outcome } from '../refusal.ts';
import { planRenditions } from '../render-plan.ts';
import type { PixelSize } from '../renditions.ts';
import { sanitizeSvg } from '../sanitize-svg.ts';
import { decodePhoto } from './decode-photo.ts';
import { decoder, openRaw } from './decoder.ts';
import { orient } from './orient.ts';
import { pngForDecoder } from './png-for-decoder.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/** What a decoder process answers for a logo. */
export interface LogoReply extends PixelSize {
  readonly sizeBytes: number;
}

interface Logo extends PixelSize {
  readonly png: Uint8Array;
}

const longestSide = 1200;
const maxLogoPixels = 40_000_000;
/** Only its size counts here: a logo is written as PNG. */
const decodeRecipe = { name: 'logo', longestSide, format: 'jpeg', quality: 100 } as const;

function checkSize({ width, height }: PixelSize): Outcome<null> {
  if (Math.min(width, height) < limits.logoMinPixels) {
    return refuse('logoTooSmall', `${Math.round(width)} × ${Math.round(height)} pixels`);
  }
  if (width * height <= maxLogoPixels) return accept(null);
  return refuse('logoTooManyPixels', `${Math.round((width * height) / 1_000_000)} megapixels`);
}

async function logoFromJpeg(path: string): Promise<Outcome<Logo>> {
  const probed = await probePhotoFile(path);
  if (!probed.ok) return probed;
  const checked = checkSize(probed.value);
  if (!checked.ok) return checked;
  const plan = planRenditions(probed.value, { recipes: [decodeRecipe], minLongestSide: 0 });
  if (!plan.ok) return plan;
  const decoded = await decodePhoto(path, plan.value);
  if (!decoded.ok) return decoded;
  const { pixels, width, height } = await orient(decoded.value.picture, plan.value.orientation);
  return accept({ width, height, png: await openRaw({ pixels, width, height }).png().toBuffer() });
}

async function logoFromPng(path: string): Promise<Outcome<Logo>> {
  const reduced = pngForDecoder(await readFile(path));
  if (!reduced.ok) return reduced;
  const checked = checkSize(reduced.value);
  if (!checked.ok) return checked;
  try {
    const { data, info } = await decoder(reduced.value.bytes, {
      limitInputPixels: maxLogoPixels,
      failOn: 'error',
    })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return accept({ width: info.width, height: info.height, png: data });
  } catch {
    return refuse('unreadable');
  }
}

async function logoFromSvg(path: string): Promise<Outcome<Logo>> {
  const clean = sanitizeSvg(await readFile(path, 'utf8'));
  if (!clean.ok) return clean;
  const { markup, statedSize } = clean.value;
  const stated = statedSize === null ? accept(null) : checkSize(statedSize);
  if (!stated.ok && stated.refusal.code === 'logoTooSmall') return stated;
  const drawn = await rasterizeSvg(markup, longestSide);
  if (!drawn.ok) return drawn;
  const checked = checkSize(drawn.value);
  return checked.ok ? drawn : checked;
}

async function readLogo(path: string): Promise<Outcome<Logo>> {
  const { size } = await stat(path);
  if (size > limits.logoMaxBytes) return refuse('logoTooLarge');
  const kind = detectFileKind((await readFile(path)).subarray(0, 65_536));
  switch (kind.family) {
    case 'jpeg':
      return logoFromJpeg(path);
    case 'png':
      return logoFromPng(path);
    case 'svg':
      return logoFromSvg(path);
    case 'empty':
      return refuse('emptyFile');
    case 'heic':
    case 'raw':
    case 'other':
      return refuse('logoUnsupported', kind.name);
  }
}

/** Reads a logo by its content, whatever its name, and writes it as a PNG without metadata. */
export async function renderLogoFile(path: string, outPath: string): Promise<Outcome<LogoReply>> {
  const logo = await readLogo(path);
  if (!logo.ok) return logo;
  const { width, height, png } = logo.value;
  await writeFile(outPath, png);
  return accept({ width, height, sizeBytes: png.length });
}
