import type { FaceDrawing } from '../drawing/drawing.ts';
import type { PaintContext, PaintGradient } from '../drawing/paint-tools.ts';
import { foilStops } from '../cards/foil.ts';

/** Foil as it shines in daylight: stripes of light across the whole face, so that its parts belong together. */
export function foilGradient<Path, Picture>(
  context: PaintContext<Path, Picture>,
  { trim, foilColor }: FaceDrawing,
): PaintGradient {
  const slant = Math.min(trim.width, trim.height) * 0.35;
  const gradient = context.createLinearGradient(0, 0, trim.width, slant);
  const stops = foilStops[foilColor];
  const stripes = stops.length * 2 - 1;
  for (let index = 0; index < stripes; index += 1) {
    const stop = stops[index < stops.length ? index : stripes - index - 1];
    if (stop !== undefined) gradient.addColorStop(index / (stripes - 1), stop);
  }
  return gradient;
}
