import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';

/** What a design keeps of a photo, and what its first crop goes by. */
export function chosenPhoto(photo: EditorPhoto): ChosenPhoto {
  const { photoId, sha256, width, height, focus } = photo;
  return {
    photoId,
    sha256,
    width,
    height,
    focus: { x: focus.x / 100, y: focus.y / 100 },
    isFocusChosen: focus.isChosen,
    faces: facesOf(photo),
  };
}

const perMille = 1_000;

/** A photo's faces as fractions of it. */
export function facesOf({ faces }: Pick<EditorPhoto, 'faces'>): FractionBox[] {
  return faces.map(([x = 0, y = 0, width = 0, height = 0]) => ({
    x: x / perMille,
    y: y / perMille,
    width: width / perMille,
    height: height / perMille,
  }));
}

/** Finds faces by photo, each photo's read once. */
export function facesByPhoto(
  photos: readonly EditorPhoto[],
): (photoId: string) => readonly FractionBox[] {
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]));
  const read = new Map<string, readonly FractionBox[]>();
  return (photoId) => {
    const photo = byId.get(photoId);
    const faces = read.get(photoId) ?? (photo ? facesOf(photo) : []);
    read.set(photoId, faces);
    return faces;
  };
}
