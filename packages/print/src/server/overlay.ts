import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { DrawOperation, FaceDrawing } from '../drawing/drawing.ts';
import { boxPath } from '../lib/box-path.ts';
import { pixelsOf } from '../drawing/painter.ts';
import type { PaintTools } from '../drawing/paint-tools.ts';
import { paintFace } from '../drawing/painter.ts';

type EmptyPlace = Extract<DrawOperation, { kind: 'emptyPlace' }>;

/** Drawn behind the steps after the first empty place: the paper is painted there already. */
const nothing = '#00000000';

/**
 * The trimmed face as it will look with its empty places cut out, so that a page can show any photos
 * below it: a WebP, as wide as asked. The cut of shaped cards is left to the page.
 */
export async function renderOverlay(drawing: FaceDrawing, widthPx: number): Promise<Buffer> {
  const pixels = pixelsOf(drawing, 'trim', (widthPx * 72) / drawing.trim.width);
  const canvas = createCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  const tools: PaintTools<Path2D, Canvas> = {
    context,
    path: (data) => new Path2D(data),
    pictureOf: () => undefined,
  };
  let { background } = drawing;
  for (const { operations, place } of partsOf(drawing)) {
    const part = { ...drawing, background, cut: boxPath(drawing.trim), operations };
    paintFace(part, tools, { plan: 'proof', area: 'trim', pixels });
    if (place) cutOut(context, place, pixels.width / drawing.trim.width);
    background = nothing;
  }
  const { data } = context.getImageData(0, 0, pixels.width, pixels.height);
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  return sharp(bytes, { raw }).webp({ quality: 88, alphaQuality: 100, effort: 4 }).toBuffer();
}

interface Part {
  operations: DrawOperation[];
  place?: EmptyPlace;
}

/** The steps up to each empty place, and those after the last. */
function partsOf({ operations }: FaceDrawing): Part[] {
  const parts: Part[] = [{ operations: [] }];
  for (const step of operations) {
    const last = parts.at(-1);
    if (step.kind !== 'emptyPlace') last?.operations.push(step);
    else {
      if (last) last.place = step;
      parts.push({ operations: [] });
    }
  }
  return parts;
}

function cutOut(context: SKRSContext2D, { box, clip, turn }: EmptyPlace, scale: number): void {
  context.save();
  context.scale(scale, scale);
  if (turn) {
    context.translate(turn.x, turn.y);
    context.rotate((turn.angleDegrees * Math.PI) / 180);
    context.translate(-turn.x, -turn.y);
  }
  context.globalCompositeOperation = 'destination-out';
  context.fill(new Path2D(clip ?? boxPath(box)));
  context.restore();
}
