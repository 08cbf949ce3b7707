import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import type { Size } from '../document/geometry.ts';
import type { PhotoLayer, PlacedPhoto } from '../document/layers.ts';
import { refitPhoto } from '../editing/photo-moves.ts';

/** A photo and the frame that its crop was made for; a spare one has lost its frame. */
interface Kept {
  key: string | undefined;
  photo: PlacedPhoto;
  frame: Size | undefined;
}

/**
 * Brings a document's photos into other faces: each stays in the place of its name, those whose place
 * is gone fill empty ones in their order, and what is left over is answered apart.
 */
export function keepPhotos(
  faces: readonly DesignFace[],
  before: DesignDocument,
): { faces: DesignFace[]; photos: PlacedPhoto[] } {
  const waiting = photosOf(before);
  const named = mapPlaces(faces, (layer, key) => {
    const index = waiting.findIndex((kept) => kept.key === key);
    const [kept] = index < 0 ? [] : waiting.splice(index, 1);
    return kept === undefined ? layer : put(layer, kept);
  });
  const filled = mapPlaces(named, (layer) => {
    if (layer.photo !== null) return layer;
    const kept = waiting.shift();
    return kept === undefined ? layer : put(layer, kept);
  });
  return { faces: filled, photos: waiting.map(({ photo }) => photo) };
}

function photosOf({ faces, spare }: DesignDocument): Kept[] {
  const placed = faces.flatMap((face) =>
    face.layers.flatMap((layer) =>
      layer.kind === 'photo' && layer.photo !== null
        ? [{ key: `${face.id}/${layer.id}`, photo: layer.photo, frame: layer.box }]
        : [],
    ),
  );
  const spares = (spare?.photos ?? []).map((photo) => ({
    key: undefined,
    photo,
    frame: undefined,
  }));
  return [...placed, ...spares];
}

function put(layer: PhotoLayer, { photo, frame }: Kept): PhotoLayer {
  return { ...layer, photo: refitPhoto(photo, frame ?? cropFrame(photo), layer.box) };
}

/** The proportions that a photo's own crop shows. */
function cropFrame({ crop, width, height }: PlacedPhoto): Size {
  const shown = { width: crop.width * width, height: crop.height * height };
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  return isSideways ? { width: shown.height, height: shown.width } : shown;
}

function mapPlaces(
  faces: readonly DesignFace[],
  map: (layer: PhotoLayer, key: string) => PhotoLayer,
): DesignFace[] {
  return faces.map((face) => ({
    ...face,
    layers: face.layers.map((layer) =>
      layer.kind === 'photo' ? map(layer, `${face.id}/${layer.id}`) : layer,
    ),
  }));
}
