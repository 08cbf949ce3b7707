import type { DesignDocument } from '@albumen/print/document/design-document';
import { movePhoto, setPhoto, swapPhotos, type Place } from '@albumen/print/editing/document-edits';
import {
  flipPhoto,
  panPhoto,
  turnPhoto,
  zoomOf,
  zoomPhoto,
} from '@albumen/print/editing/photo-moves';
import type { Point } from '@albumen/print/document/chosen-photo';

interface Draws {
  draw: (change: (document: DesignDocument) => DesignDocument, move?: string) => void;
}

/** What a hand or a key does to the photo of a place. */
export interface PhotoCommands {
  pan: (by: Point) => void;
  zoomBy: (factor: number, about?: Point) => void;
  zoomTo: (zoom: number) => void;
  turn: (direction?: 'clockwise' | 'back') => void;
  /** A change in the course of a hand's move is undone with it. */
  twist: (direction: 'clockwise' | 'back') => void;
  flip: () => void;
  remove: () => void;
  swapWith: (other: Place) => void;
}

export function photoCommands({ draw }: Draws, place: Place): PhotoCommands {
  const name = `${place.faceId}/${place.layerId}`;
  return {
    pan: (by) =>
      draw((document) => movePhoto(document, place, (photo) => panPhoto(photo, by)), `pan ${name}`),
    zoomBy: (factor, about) =>
      draw(
        (document) =>
          movePhoto(document, place, (photo, frame) =>
            zoomPhoto(photo, frame, {
              zoom: zoomOf(photo, frame) * factor,
              ...(about && { about }),
            }),
          ),
        `pan ${name}`,
      ),
    zoomTo: (zoom) =>
      draw(
        (document) =>
          movePhoto(document, place, (photo, frame) => zoomPhoto(photo, frame, { zoom })),
        `zoom ${name}`,
      ),
    turn: (direction) =>
      draw((document) =>
        movePhoto(document, place, (photo, frame) => turnPhoto(photo, frame, direction)),
      ),
    twist: (direction) =>
      draw(
        (document) =>
          movePhoto(document, place, (photo, frame) => turnPhoto(photo, frame, direction)),
        `pan ${name}`,
      ),
    flip: () => draw((document) => movePhoto(document, place, flipPhoto)),
    remove: () => draw((document) => setPhoto(document, place, null)),
    swapWith: (other) => draw((document) => swapPhotos(document, place, other)),
  };
}

const stepShare = 0.02;
const zoomStep = 1.08;

/** What a key means on a selected photo; undefined when nothing. */
export function photoKey(
  key: string,
  isLarge: boolean,
): ((photo: PhotoCommands) => void) | undefined {
  const step = stepShare * (isLarge ? 5 : 1);
  switch (key) {
    case 'ArrowLeft':
      return ({ pan }) => pan({ x: -step, y: 0 });
    case 'ArrowRight':
      return ({ pan }) => pan({ x: step, y: 0 });
    case 'ArrowUp':
      return ({ pan }) => pan({ x: 0, y: -step });
    case 'ArrowDown':
      return ({ pan }) => pan({ x: 0, y: step });
    case '+':
    case '=':
      return ({ zoomBy }) => zoomBy(zoomStep);
    case '-':
      return ({ zoomBy }) => zoomBy(1 / zoomStep);
    case 'r':
      return ({ turn }) => turn();
    case 'R':
      return ({ turn }) => turn('back');
    case 'f':
      return ({ flip }) => flip();
    case 'Delete':
    case 'Backspace':
      return ({ remove }) => remove();
    default:
      return undefined;
  }
}
