import type { DrawOperation, FaceDrawing } from './drawing.ts';
import type { Size } from '../document/geometry.ts';
import { paintStep, type PaintPlan } from '../lib/paint-step.ts';
import type { PaintTools } from './paint-tools.ts';

/** How a face is painted. */
export interface PaintOptions {
  plan: PaintPlan;
  /** The part of the face that fills the canvas; proofs show the trim, cut to its shape. */
  area: 'bleed' | 'trim';
  /** Canvas pixels. */
  pixels: Size;
  /** Over what the canvas shows already: without the paper. */
  isOver?: boolean;
  /** How photos are resampled; 'high' when left out. */
  smoothing?: 'low' | 'high';
}

/** Pixels of a face at a resolution. */
export function pixelsOf(
  drawing: FaceDrawing,
  area: PaintOptions['area'],
  pixelsPerInch: number,
): Size {
  const { width, height } = drawing[area];
  const scale = pixelsPerInch / 72;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Paints a face on a canvas, in the browser and on the server alike. A photo that the tools do not
 * have (yet) leaves its place gray on proofs and throws in the plans of print files.
 */
export function paintFace<Path, Picture>(
  drawing: FaceDrawing,
  tools: PaintTools<Path, Picture>,
  { plan, area, pixels, isOver = false, smoothing = 'high' }: PaintOptions,
): void {
  const { context } = tools;
  const box = drawing[area];
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = smoothing;
  context.scale(pixels.width / box.width, pixels.height / box.height);
  context.translate(-box.x, -box.y);
  if (area === 'trim') context.clip(tools.path(drawing.cut));
  if (!isOver && (plan === 'proof' || plan === 'ink')) {
    const { bleed } = drawing;
    context.fillStyle = drawing.background;
    context.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  const steps =
    plan !== 'proof' && isBlankSpread(drawing) ? withoutPlaces(drawing) : drawing.operations;
  for (const operation of steps.filter((step) => isPartOf(step, plan))) {
    paintStep(operation, tools, { plan, drawing, grid: { area: box, pixels } });
  }
  context.restore();
}

/** Whether anything of the face is made of foil, or pressed. */
export function hasFinish(drawing: FaceDrawing, kind: 'foil' | 'engraving'): boolean {
  return drawing.operations.some((step) => 'finish' in step && step.finish.kind === kind);
}

/** A spread without any photo is printed as paper, with what else stands on it. */
function isBlankSpread({ kind, operations }: FaceDrawing): boolean {
  return kind === 'spread' && operations.every((step) => step.kind !== 'photo');
}

function withoutPlaces({ operations }: FaceDrawing): DrawOperation[] {
  return operations.filter(({ kind }) => kind !== 'emptyPlace');
}

function isPartOf(step: DrawOperation, plan: PaintPlan): boolean {
  if (plan === 'proof') return true;
  const finish = 'finish' in step ? step.finish.kind : 'ink';
  return finish === plan;
}
