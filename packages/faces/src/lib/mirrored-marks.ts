import type { DescribedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { mirrored } from './aligned-face.ts';

/** The other side's mark of each: eyes, nose, corners of the mouth. */
const otherSide = [1, 0, 2, 4, 3] as const;

/**
 * The marks that are set on a face's mirror image, where they lie in the picture: the model sets them some hundredths
 * of the face too far to one side, and in a mirror to the other.
 */
export async function describeMirrored(
  model: FaceModel,
  picture: Picture,
  box: FaceBox,
): Promise<Pick<DescribedFace, 'extent' | 'landmarks'>> {
  const seen = await model.describe(mirrored(picture), {
    box: turned(box),
    withDescriptor: false,
  });
  const landmarks = otherSide.flatMap((index) => seen.landmarks[index] ?? []);
  return {
    extent: turned(seen.extent),
    landmarks: landmarks.map(({ x, y }) => ({ x: 1 - x, y })),
  };
}

/** Between two boxes. */
export function meanBox(one: FaceBox, other: FaceBox): FaceBox {
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    width: (one.width + other.width) / 2,
    height: (one.height + other.height) / 2,
  };
}

function turned(box: FaceBox): FaceBox {
  return { ...box, x: 1 - box.x - box.width };
}
