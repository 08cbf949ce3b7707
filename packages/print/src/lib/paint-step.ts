import { boxPath } from './box-path.ts';
import { foilGradient } from './foil-gradient.ts';
import { snapBox, type PixelGrid } from './snap-box.ts';
import type { DrawOperation, FaceDrawing, PhotoOperation } from '../drawing/drawing.ts';
import type { PaintTools } from '../drawing/paint-tools.ts';

/** What a canvas is for: 'proof' everything as it will look · 'ink' what is printed · 'foil' and 'engraving' their masks, black. */
export type PaintPlan = 'proof' | 'ink' | 'foil' | 'engraving';

interface Painting {
  plan: PaintPlan;
  drawing: FaceDrawing;
  grid: PixelGrid;
}

const emptyPlaceColor = '#d9d9d9';

/** Paints one step. */
export function paintStep<Path, Picture>(
  step: DrawOperation,
  tools: PaintTools<Path, Picture>,
  painting: Painting,
): void {
  const { context } = tools;
  context.save();
  if (step.turn) {
    context.translate(step.turn.x, step.turn.y);
    context.rotate((step.turn.angleDegrees * Math.PI) / 180);
    context.translate(-step.turn.x, -step.turn.y);
  }
  if (step.kind === 'photo') paintPhoto(step, tools, painting);
  else if (step.kind === 'emptyPlace') paintEmpty(step, tools, painting.plan);
  else paintMark(step, tools, painting);
  context.restore();
}

type Mark = Extract<DrawOperation, { kind: 'fill' | 'line' }>;

function paintMark<Path, Picture>(
  mark: Mark,
  tools: PaintTools<Path, Picture>,
  painting: Painting,
): void {
  const { context } = tools;
  const path = tools.path(mark.path);
  const style = styleOf(mark, context, painting);
  if (mark.finish.kind === 'ink') context.globalAlpha = mark.finish.opacity ?? 1;
  if (mark.kind === 'line') {
    context.strokeStyle = style;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = mark.width;
    context.stroke(path);
    return;
  }
  context.fillStyle = style;
  context.fill(path, mark.fillRule);
}

function styleOf<Path, Picture>(
  { finish }: Mark,
  context: PaintTools<Path, Picture>['context'],
  { plan, drawing }: Painting,
): unknown {
  if (finish.kind === 'ink') return finish.color;
  if (plan !== 'proof') return '#000000';
  return finish.kind === 'foil' ? foilGradient(context, drawing) : 'rgb(0 0 0 / 28%)';
}

function paintEmpty<Path, Picture>(
  { box, clip }: { box: FaceDrawing['trim']; clip?: string },
  { context, path }: PaintTools<Path, Picture>,
  plan: PaintPlan,
): void {
  if (plan !== 'proof') throw new Error('a print file of a design that has an empty place');
  context.fillStyle = emptyPlaceColor;
  context.fill(path(clip ?? boxPath(box)));
}

function paintPhoto<Path, Picture>(
  step: PhotoOperation,
  tools: PaintTools<Path, Picture>,
  { plan, grid }: Painting,
): void {
  const found = tools.pictureOf(step);
  if (found === undefined) {
    paintEmpty(step, tools, plan);
    return;
  }
  const { context } = tools;
  const { photo } = step;
  const box = step.turn === undefined ? snapBox(step.box, grid) : step.box;
  if (step.clip !== undefined) context.clip(tools.path(step.clip));
  const { picture, width, height, isCropped } = found;
  if (isCropped) {
    // Its pixels are the canvas's own: smoothing would only soften them.
    context.imageSmoothingEnabled = step.turn !== undefined;
    context.drawImage(picture, 0, 0, width, height, box.x, box.y, box.width, box.height);
    return;
  }
  const { crop } = photo;
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const across = isSideways ? box.height : box.width;
  const down = isSideways ? box.width : box.height;
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  if (crop.flip) context.scale(-1, 1);
  context.rotate((crop.rotate * Math.PI) / 180);
  context.drawImage(
    picture,
    crop.x * width,
    crop.y * height,
    crop.width * width,
    crop.height * height,
    -across / 2,
    -down / 2,
    across,
    down,
  );
}
