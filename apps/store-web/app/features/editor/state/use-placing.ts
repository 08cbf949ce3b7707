import { isCard } from '@albumen/contract/catalog/families';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import {
  emptyPlaces,
  fillPlaces,
  layerAt,
  photoAt,
  placesOf,
  setPhoto,
  type Place,
} from '@albumen/print/editing/document-edits';
import { startDocument } from '@albumen/print/editing/start-document';
import { useEditor } from './editor-context.tsx';
import { designOf, type Design, type EditorState } from './editor-state.ts';
import { choiceOf } from '../opening/made-design.ts';
import { chosenPhoto } from './chosen-photo.ts';

export interface Placing {
  placeById: (photoId: string, place: Place) => void;
  /** Puts a photo into the selected place, or the next empty one; on this face first. */
  placeNext: (photoId: string) => void;
  /** Fills all empty places in their order. */
  fill: (photoIds: readonly string[]) => void;
}

/** Puts photos of the tray into the design. */
export function usePlacing(): Placing {
  const { store, opening } = useEditor();
  const { product } = opening.start;

  /* A size that may be turned follows the first photo that it gets. */
  function begin(design: Design, photo: ChosenPhoto): Design {
    return {
      ...design,
      document: startDocument(product, choiceOf(product, design.attributes), [photo]),
    };
  }

  function put(place: Place, photo: ChosenPhoto): void {
    const design = designOf(store.getSnapshot());
    const { document } = design;
    const isOnlyPlace = placesOf(document).length === 1 && emptyPlaces(document).length === 1;
    const isPlain =
      !isCard(product.family) && document.faces.every(({ layers }) => layers.length === 1);
    if (isOnlyPlace && isPlain) store.redesign(begin(design, photo));
    else store.draw((before) => setPhoto(before, place, photo));
    store.select(place);
  }

  function photoOf(photoId: string): ChosenPhoto | undefined {
    const found = store.getSnapshot().photos.photos.find((each) => each.photoId === photoId);
    return found && chosenPhoto(found);
  }

  return {
    placeById(photoId, place) {
      const photo = photoOf(photoId);
      if (photo) put(place, photo);
    },
    placeNext(photoId) {
      const photo = photoOf(photoId);
      const state = store.getSnapshot();
      const place = photoPlaceOf(state) ?? nextPlace(designOf(state), state.faceId);
      if (photo === undefined || place === undefined) return;
      const wasEmpty = photoAt(designOf(state).document, place) === undefined;
      put(place, photo);
      const after = designOf(store.getSnapshot());
      const isMoreToFill = wasEmpty && emptyPlaces(after.document).length > 0;
      const next = isMoreToFill ? nextPlace(after, place.faceId) : place;
      if (next !== undefined && next.faceId === place.faceId) store.select(next);
    },
    fill(photoIds) {
      const photos = photoIds.flatMap((id) => photoOf(id) ?? []);
      store.draw((document) => fillPlaces(document, photos));
    },
  };
}

function photoPlaceOf(state: EditorState): Place | undefined {
  const { selected } = state;
  if (selected === null) return undefined;
  return layerAt(designOf(state).document, selected)?.kind === 'photo' ? selected : undefined;
}

function nextPlace({ document }: Design, faceId: string): Place | undefined {
  const empty = emptyPlaces(document);
  const places = empty.length > 0 ? empty : placesOf(document);
  const here = places.filter((place) => place.faceId === faceId);
  return here[0] ?? (empty.length > 0 ? empty[0] : undefined) ?? places[0];
}
