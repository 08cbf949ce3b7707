import { placeIn, type ChosenPhoto } from '../document/chosen-photo.ts';
import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import { frameLoss } from '../document/frame-loss.ts';
import type { Box } from '../document/geometry.ts';
import type { Layer, PhotoLayer, PlacedPhoto, TextLayer } from '../document/layers.ts';
import { refitPhoto } from './photo-moves.ts';

/** A layer of a document. */
export interface Place {
  faceId: string;
  layerId: string;
}

/** What an edit of text may change. */
export type TextChange = Partial<
  Pick<TextLayer, 'text' | 'font' | 'sizePt' | 'align' | 'finish' | 'box'>
>;

/** A place for a photo and what it holds. */
export interface PhotoPlace extends Place {
  layer: PhotoLayer;
}

/** Every place for a photo, in the order of faces and layers. */
export function placesOf({ faces }: DesignDocument): PhotoPlace[] {
  return faces.flatMap(({ id, layers }) =>
    layers.flatMap((layer) =>
      layer.kind === 'photo' ? [{ faceId: id, layerId: layer.id, layer }] : [],
    ),
  );
}

/** The places that have no photo yet. */
export function emptyPlaces(document: DesignDocument): PhotoPlace[] {
  return placesOf(document).filter(({ layer }) => layer.photo === null);
}

/** The photos of a design, each once, in the order of their first place; spare ones are not among them. */
export function photosOf(document: DesignDocument): PlacedPhoto[] {
  const photos = placesOf(document).flatMap(({ layer }) => layer.photo ?? []);
  return [...new Map(photos.map((photo) => [photo.photoId, photo])).values()];
}

/** The layer at a place. */
export function layerAt({ faces }: DesignDocument, { faceId, layerId }: Place): Layer | undefined {
  return faces.find(({ id }) => id === faceId)?.layers.find(({ id }) => id === layerId);
}

/** The photo at a place; nothing when the place is empty or no place for photos. */
export function photoAt(document: DesignDocument, place: Place): PlacedPhoto | undefined {
  const layer = layerAt(document, place);
  return layer?.kind === 'photo' ? (layer.photo ?? undefined) : undefined;
}

/** Puts a photo, cropped to fill it, into a place; null leaves the place empty. */
export function setPhoto(
  document: DesignDocument,
  place: Place,
  photo: ChosenPhoto | null,
): DesignDocument {
  const trim = document.faces.find(({ id }) => id === place.faceId)?.trim;
  return changePhoto(document, place, (_, { box }) =>
    photo === null ? null : placeIn(box, photo, trim && frameLoss(box, { trim })),
  );
}

/** Changes the photo at a place by one of the photo moves; without a change it is the same document. */
export function movePhoto(
  document: DesignDocument,
  place: Place,
  move: (photo: PlacedPhoto, frame: Box) => PlacedPhoto,
): DesignDocument {
  return changePhoto(document, place, (photo, { box }) =>
    photo === null ? null : move(photo, box),
  );
}

/** Exchanges the photos of two places; each keeps its middle and zoom as far as its new frame allows. */
export function swapPhotos(document: DesignDocument, a: Place, b: Place): DesignDocument {
  const [first, second] = [layerAt(document, a), layerAt(document, b)];
  if (first?.kind !== 'photo' || second?.kind !== 'photo') return document;
  const put =
    (from: PhotoLayer) =>
    (_: PlacedPhoto | null, { box }: PhotoLayer) =>
      from.photo === null ? null : refitPhoto(from.photo, from.box, box);
  return changePhoto(changePhoto(document, a, put(second)), b, put(first));
}

/** Fills the empty places in their order with photos that the design does not have yet. */
export function fillPlaces(
  document: DesignDocument,
  photos: readonly ChosenPhoto[],
): DesignDocument {
  const used = new Set(photosOf(document).map(({ photoId }) => photoId));
  const fresh = photos.filter(({ photoId }) => !used.has(photoId));
  return emptyPlaces(document)
    .slice(0, fresh.length)
    .reduce((filled, place, index) => setPhoto(filled, place, fresh[index] ?? null), document);
}

/** Changes text: the customer's own or one with a label; a design's fixed text stays as it is. */
export function changeText(
  document: DesignDocument,
  place: Place,
  change: TextChange,
): DesignDocument {
  return changeLayer(document, place, (layer) =>
    layer.kind === 'text' && (layer.label !== undefined || isOwn(layer.id))
      ? { ...layer, ...change }
      : layer,
  );
}

/** Adds text on top of a face and says where it is. */
export function addText(
  document: DesignDocument,
  faceId: string,
  text: Omit<TextLayer, 'kind' | 'id'>,
): { document: DesignDocument; place: Place } {
  const face = document.faces.find(({ id }) => id === faceId);
  const taken = new Set(face?.layers.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own-${number}`)) number += 1;
  const layer: TextLayer = { ...text, kind: 'text', id: `own-${number}` };
  const added = changeFace(document, faceId, (each) => ({
    ...each,
    layers: [...each.layers, layer],
  }));
  return { document: added, place: { faceId, layerId: layer.id } };
}

/** Removes text that the customer added; what belongs to the design stays. */
export function removeText(document: DesignDocument, { faceId, layerId }: Place): DesignDocument {
  if (!isOwn(layerId)) return document;
  return changeFace(document, faceId, (face) => ({
    ...face,
    layers: face.layers.filter(({ id }) => id !== layerId),
  }));
}

/** Colors the paper of a face. */
export function setBackground(
  document: DesignDocument,
  faceId: string,
  background: DesignFace['background'],
): DesignDocument {
  return changeFace(document, faceId, (face) => ({ ...face, background }));
}

function isOwn(layerId: string): boolean {
  return layerId.startsWith('own-');
}

function changePhoto(
  document: DesignDocument,
  place: Place,
  change: (photo: PlacedPhoto | null, layer: PhotoLayer) => PlacedPhoto | null,
): DesignDocument {
  const layer = layerAt(document, place);
  if (layer?.kind !== 'photo') return document;
  const photo = change(layer.photo, layer);
  if (photo === layer.photo) return document;
  return changeLayer(document, place, () => ({ ...layer, photo }));
}

/** The same document with another layer in a place. */
export function changeLayer(
  document: DesignDocument,
  { faceId, layerId }: Place,
  change: (layer: Layer) => Layer,
): DesignDocument {
  return changeFace(document, faceId, (face) => ({
    ...face,
    layers: face.layers.map((layer) => (layer.id === layerId ? change(layer) : layer)),
  }));
}

function changeFace(
  document: DesignDocument,
  faceId: string,
  change: (face: DesignFace) => DesignFace,
): DesignDocument {
  const faces = document.faces.map((face) => (face.id === faceId ? change(face) : face));
  return { ...document, faces };
}
