import { boxPath } from './box-path.ts';
import { setText } from './set-text.ts';
import type { DrawOperation, Turn } from '../drawing/drawing.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { grow } from '../document/geometry.ts';
import type { ArtLayer, Layer, PhotoLayer, TextLayer } from '../document/layers.ts';

interface Step {
  layerId: string;
  turn?: Turn;
}

/** The steps that draw a layer. */
export function drawLayer(layer: Layer, fonts: FontSet): DrawOperation[] {
  const step: Step = { layerId: layer.id, ...turnOf(layer) };
  if (layer.kind === 'photo') return drawPhoto(layer, step);
  return layer.kind === 'text' ? drawText(layer, step, fonts) : [drawArt(layer, step)];
}

function turnOf({ box, angleDegrees = 0 }: Layer): { turn?: Turn } {
  if (angleDegrees === 0) return {};
  return { turn: { angleDegrees, x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

function drawPhoto(layer: PhotoLayer, step: Step): DrawOperation[] {
  const { box, photo, clip, border } = layer;
  const place = { ...step, box, ...(clip !== undefined && { clip }) };
  const drawn: DrawOperation =
    photo === null ? { ...place, kind: 'emptyPlace' } : { ...place, kind: 'photo', photo };
  if (border === undefined) return [drawn];
  const finish = { kind: 'ink', color: border.color } as const;
  const path = clip ?? boxPath(grow(box, -border.width / 2));
  return [drawn, { ...step, kind: 'line', path, width: border.width, finish }];
}

function drawText(layer: TextLayer, step: Step, fonts: FontSet): DrawOperation[] {
  if (layer.text.trim() === '') return [];
  const { path } = setText(layer, fonts);
  return [{ ...step, kind: 'fill', path, fillRule: 'nonzero', finish: layer.finish }];
}

function drawArt(layer: ArtLayer, step: Step): DrawOperation {
  const { path, finish, strokeWidth, fillRule = 'nonzero' } = layer;
  if (strokeWidth !== undefined) return { ...step, kind: 'line', path, width: strokeWidth, finish };
  return { ...step, kind: 'fill', path, fillRule, finish };
}
