import type { SelfieFace, SelfieReader } from '@albumen/faces/browser/selfie-reader';
import { PictureError, type ReadPicture } from './read-picture.ts';

/** In pixels of the reduced picture: of smaller ones the numbers say too little. */
const smallestFacePx = 56;
const mostFaces = 12;

/**
 * The faces of a picture that she may be, from left to right.
 * @throws PictureError where there is none to choose.
 */
export async function facesToChoose(
  reader: SelfieReader,
  { picture }: ReadPicture,
): Promise<SelfieFace[]> {
  await reader.open();
  const all = await reader.look(picture);
  if (all.length === 0) throw new PictureError(messages.none);
  if (all.length > mostFaces) throw new PictureError(messages.many);
  const large = all.filter(({ sizePx }) => sizePx >= smallestFacePx);
  if (large.length === 0) throw new PictureError(messages.small);
  const clear = large.filter(({ isBlurred }) => !isBlurred);
  if (clear.length === 0) throw new PictureError(messages.blurred);
  return clear.toSorted((a, b) => a.box.x - b.box.x);
}

const messages = {
  none: 'There is no face to be seen in this picture. Look into the camera, in good light, without sunglasses.',
  many: 'There are too many faces in this picture. Choose one of you alone, or with a few others.',
  small: 'The face in this picture is too small. Choose one where you are nearer to the camera.',
  blurred: 'The face in this picture is blurred. Hold the camera still, or choose a sharper one.',
};
