import type { Picture } from '../face-model.ts';
import type { FacePoint } from '../face.ts';
import { alignedFace, mirrored } from './aligned-face.ts';
import { inGoodLight } from './even-light.ts';

/** Makes numbers of a face that is set upright on a square; near to those of the same person. */
export interface Describer {
  /** Side of the square that the model was taught on. */
  sidePx: number;
  /** Eyes, tip of the nose and corners of the mouth in it, in fractions of the side. */
  places: readonly FacePoint[];
  /** Of another model, the numbers are brought to length 1, so that distances lie between 0 and 2. */
  isOfUnitLength: boolean;
  numbersOf(face: Picture): Promise<Float32Array>;
}

/** The mean of what is seen from both sides: light and pose of one photo weigh less. */
export async function descriptorOf(
  describer: Describer,
  { picture, points }: { picture: Picture; points: readonly FacePoint[] },
): Promise<Float32Array> {
  const lit = inGoodLight(alignedFace(picture, points, describer));
  const one = await describer.numbersOf(lit);
  const other = await describer.numbersOf(mirrored(lit));
  const mean = one.map((value, index) => (value + (other[index] ?? value)) / 2);
  if (!describer.isOfUnitLength) return mean;
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
}
