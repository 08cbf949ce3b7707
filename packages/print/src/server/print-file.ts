import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { FaceDrawing } from '../drawing/drawing.ts';
import type { Size } from '../document/geometry.ts';
import { cropPhoto } from '../lib/cropped-photo.ts';
import { takeInkAway } from '../lib/knock-out.ts';
import { lonePhotoOf, type LonePhoto } from '../lib/lone-photo.ts';
import { hasFinish, pixelsOf } from '../drawing/painter.ts';
import { paintOnServer, type OpenPhoto } from './painter.ts';

/** What a lab gets, unless its product says otherwise. */
export const printPixelsPerInch = 300;

const quality = 95;

/** The foil lies this far over the ink around it, so that no paper shows between the two. */
const trapPt = 0.35;

/** What a print file is made with. */
export interface PrintFileOptions {
  openPhoto: OpenPhoto;
  /** 300 when left out. */
  pixelsPerInch?: number;
}

/**
 * The file that is printed: 8-bit sRGB JPEG with profile and density, bleed included, no ink under
 * foil, no metadata of the photos. Throws when the design has an empty place.
 */
export async function renderPrintFile(
  drawing: FaceDrawing,
  { openPhoto, pixelsPerInch = printPixelsPerInch }: PrintFileOptions,
): Promise<Buffer> {
  const pixels = pixelsOf(drawing, 'bleed', pixelsPerInch);
  const lone = lonePhotoOf(drawing, pixels);
  const picture = lone
    ? await surround(lone, openPhoto)
    : pictureOf(await paintInk(drawing, openPhoto, pixels));
  return (
    picture
      .flatten({ background: '#ffffff' })
      .withIccProfile('srgb')
      .withDensity(pixelsPerInch)
      // Optimized coding keeps all of the picture in memory: ten times as much, for 2 % of the bytes.
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: false })
      .toBuffer()
  );
}

/**
 * Where foil or engraving goes: a PNG of one bit, black on white, as large as the print file.
 * Nothing when the face has none.
 */
export async function renderMask(
  drawing: FaceDrawing,
  kind: 'foil' | 'engraving',
  pixelsPerInch: number = printPixelsPerInch,
): Promise<Buffer | undefined> {
  if (!hasFinish(drawing, kind)) return undefined;
  const pixels = pixelsOf(drawing, 'bleed', pixelsPerInch);
  const canvas = await paintOnServer(drawing, noPhotos, { plan: kind, area: 'bleed', pixels });
  return pictureOf(canvas)
    .flatten({ background: '#ffffff' })
    .threshold(128)
    .toColourspace('b-w')
    .withDensity(pixelsPerInch)
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer();
}

/** The face as it will look, cut to its shape on a transparent ground, as wide as asked: a PNG. */
export async function renderProof(
  drawing: FaceDrawing,
  openPhoto: OpenPhoto,
  widthPx: number,
): Promise<Buffer> {
  const { width, height } = drawing.trim;
  const pixels = { width: widthPx, height: Math.round((widthPx * height) / width) };
  const canvas = await paintOnServer(drawing, openPhoto, { plan: 'proof', area: 'trim', pixels });
  return pictureOf(canvas).png().toBuffer();
}

async function paintInk(drawing: FaceDrawing, openPhoto: OpenPhoto, pixels: Size): Promise<Canvas> {
  const canvas = await paintOnServer(drawing, openPhoto, { plan: 'ink', area: 'bleed', pixels });
  if (!hasFinish(drawing, 'foil')) return canvas;
  const foil = await paintOnServer(drawing, noPhotos, { plan: 'foil', area: 'bleed', pixels });
  takeInkAway(canvas, foil, (trapPt * pixels.width) / drawing.bleed.width);
  return canvas;
}

/** One photo and its edges need no canvas, which large products have no memory for. */
async function surround(
  { step, pixels, edges, around }: LonePhoto,
  openPhoto: OpenPhoto,
): Promise<Sharp> {
  const photo = await cropPhoto(await openPhoto(step.photo.photoId), step.photo, pixels);
  if (Object.values(edges).every((edge) => edge === 0)) return photo;
  return around === 'mirror'
    ? photo.extend({ ...edges, extendWith: 'mirror' })
    : photo.extend({ ...edges, background: around });
}

function pictureOf(canvas: Canvas): Sharp {
  const { width, height } = canvas;
  const data = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}

function noPhotos(): Promise<never> {
  return Promise.reject(new Error('masks have no photos'));
}
