import type { DesignDocument } from '@albumen/print/design-document';
import type { PlacedPhoto } from '@albumen/print/layers';

/** Every photo that a design shows. */
export function placedPhotos({ faces }: Pick<DesignDocument, 'faces'>): PlacedPhoto[] {
  return faces.flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      layer.kind === 'photo' && layer.photo !== null ? [layer.photo] : [],
    ),
  );
}

/** And those that it has put aside. */
export function knownPhotos(document: DesignDocument): PlacedPhoto[] {
  return [...placedPhotos(document), ...(document.spare?.photos ?? [])];
}
