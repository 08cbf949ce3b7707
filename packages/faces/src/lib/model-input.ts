import type { Picture } from '../face-model.ts';

/** In which order a model wants colors, and from -1 to 1 or from 0 to 255. */
export const colorOrders = ['rgb', 'bgr', 'rgb-255', 'bgr-255'] as const;
export type ColorOrder = (typeof colorOrders)[number];

/** How a model wants a face: one color after the other (planes), or pixel by pixel. */
export interface ModelInput {
  name: string;
  sidePx: number;
  isInPlanes: boolean;
  colors: ColorOrder;
}

/** The sizes of the model's input for one face. */
export function shapeOf({ sidePx, isInPlanes }: ModelInput): readonly number[] {
  return isInPlanes ? [1, 3, sidePx, sidePx] : [1, sidePx, sidePx, 3];
}

/** The pixels of an upright face as the model reads them. */
export function valuesOf({ pixels }: Picture, input: ModelInput): Float32Array {
  const { sidePx, isInPlanes, colors } = input;
  const count = sidePx * sidePx;
  const isSigned = !colors.endsWith('255');
  const values = new Float32Array(count * 3);
  for (const [place, level] of pixels.entries()) {
    const color = colors.startsWith('bgr') ? 2 - (place % 3) : place % 3;
    const pixel = Math.floor(place / 3);
    values[isInPlanes ? color * count + pixel : pixel * 3 + color] = isSigned
      ? (level - 127.5) / 127.5
      : level;
  }
  return values;
}
