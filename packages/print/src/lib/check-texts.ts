import { setText } from './set-text.ts';
import type { DesignProblem } from '../checks/check-document.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { fontFaces } from '../fonts/fonts.ts';
import { boxesOf } from '../drawing/layout.ts';
import type { TextLayer } from '../document/layers.ts';
import type { FaceGeometry } from '../products/product.ts';

/** Smaller foil fills up or breaks; scripts have the thinnest strokes. */
const smallestFoilPt = 7;
const smallestScriptFoilPt = 10;
/** A box may be drawn this close beyond the safe line without a warning. */
const tolerancePt = 0.5;

/** What is wrong with text on a face. */
export function checkTexts(
  layer: TextLayer,
  geometry: FaceGeometry,
  fonts: FontSet | undefined,
): DesignProblem[] {
  if (layer.text.trim() === '') {
    const { label } = layer;
    return label === undefined ? [] : [{ code: 'blankWords', level: 'warn', label }];
  }
  const problems: DesignProblem[] = [];
  if (layer.text === layer.sample) problems.push(sampleProblem(layer));
  if (!isInSafe(layer, geometry)) problems.push({ code: 'wordsOutsideSafe', level: 'warn' });
  if (fonts === undefined) return problems;
  const letters = fonts.missingFrom(layer.text, layer.font);
  if (letters.length > 0) problems.push({ code: 'missingLetters', level: 'block', letters });
  const { isCut, sizePt } = setText(layer, fonts);
  if (isCut) problems.push({ code: 'wordsCut', level: 'block' });
  if (layer.finish.kind !== 'ink' && sizePt < smallestFoilOf(layer) - 0.01) {
    problems.push({ code: 'smallFoil', level: 'warn' });
  }
  return problems;
}

function sampleProblem({ text, label }: TextLayer): DesignProblem {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return { code: 'sampleWords', level: 'warn', words, ...(label !== undefined && { label }) };
}

function smallestFoilOf({ font }: TextLayer): number {
  return fontFaces[font].kind === 'script' ? smallestScriptFoilPt : smallestFoilPt;
}

function isInSafe({ box }: TextLayer, geometry: FaceGeometry): boolean {
  const { safe } = boxesOf(geometry);
  return (
    box.x >= safe.x - tolerancePt &&
    box.y >= safe.y - tolerancePt &&
    box.x + box.width <= safe.x + safe.width + tolerancePt &&
    box.y + box.height <= safe.y + safe.height + tolerancePt
  );
}
