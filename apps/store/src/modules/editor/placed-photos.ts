import type { DesignDocument, DesignFace } from '@albumen/print/document/design-document';
import type { PlacedPhoto } from '@albumen/print/document/layers';

/** Every photo that a design shows. */
export function placedPhotos({ faces }: Pick<DesignDocument, 'faces'>): PlacedPhoto[] {
  return faces.flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      layer.kind === 'photo' && layer.photo !== null ? [layer.photo] : [],
    ),
  );
}

/** The face that shows best what a design is: the first with a photo, for a linen cover has none. */
export function shownFace({ faces }: Pick<DesignDocument, 'faces'>): DesignFace | undefined {
  return faces.find((face) => placedPhotos({ faces: [face] }).length > 0) ?? faces[0];
}

/** And those that it has put aside. */
export function knownPhotos(document: DesignDocument): PlacedPhoto[] {
  return [...placedPhotos(document), ...(document.spare?.photos ?? [])];
}
