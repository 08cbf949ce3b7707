import { tf, type Tensor } from '@vladmandic/face-api/dist/face-api.esm.js';
import type { Picture } from '../face-model.ts';

/** A picture as the calculation library has it, for as long as it is used. */
export async function withTensor<Made>(
  picture: Picture,
  use: (tensor: Tensor) => Promise<Made>,
): Promise<Made> {
  const { width, height } = picture;
  const tensor = tf.tensor3d(colorsOf(picture), [height, width, 3], 'int32');
  try {
    return await use(tensor);
  } finally {
    tensor.dispose();
  }
}

function colorsOf({ pixels, channels }: Picture): Int32Array {
  if (channels === 3) return Int32Array.from(pixels);
  return Int32Array.from(pixels.filter((_, index) => index % 4 !== 3));
}
