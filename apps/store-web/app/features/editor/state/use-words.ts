import { boxesOf } from '@albumen/print/layout';
import {
  addWords,
  changeWords,
  removeWords,
  type Place,
  type WordsChange,
} from '@albumen/print/document-edits';
import type { Finish, TextLayer } from '@albumen/print/layers';
import type { FaceGeometry, PrintProduct } from '@albumen/print/product';
import { useEditor } from './editor-context.tsx';
import { designOf } from './editor-state.ts';
import { firstFontOf } from './words-font.ts';
import { printProduct } from '../opening/made-design.ts';

/** Edits of words; what is typed in one go is one step back. */
export function useWords() {
  const { store, opening } = useEditor();

  return {
    change: (place: Place, change: WordsChange): void =>
      store.draw(
        (document) => changeWords(document, place, change),
        `words ${place.faceId}/${place.layerId} ${Object.keys(change).join()}`,
      ),
    add: async (): Promise<void> => {
      const font = await firstFontOf(store);
      if (font === undefined) return;
      const state = store.getSnapshot();
      const design = designOf(state);
      const face = design.document.faces.find(({ id }) => id === state.faceId);
      const product = printProduct(opening.start.product, design);
      const geometry = face && product.faces[face.kind];
      if (face === undefined || geometry === undefined) return;
      const words = {
        ...newWords(geometry, product, face.layers.length > 0),
        font,
      };
      const added = addWords(design.document, face.id, words);
      store.redesign({ ...design, document: added.document });
      store.select(added.place);
    },
    remove: (place: Place): void => {
      store.draw((document) => removeWords(document, place));
    },
  };
}

/** Near the lower edge, inside the safe area, in what the face takes. */
function newWords(
  geometry: FaceGeometry,
  product: PrintProduct,
  isOverPhotos: boolean,
): Omit<TextLayer, 'kind' | 'id' | 'font'> {
  const { safe } = boxesOf(geometry);
  const width = geometry.fold?.direction === 'vertical' ? safe.width * 0.4 : safe.width * 0.8;
  const sizePt = Math.max(9, Math.min(safe.height, safe.width) * 0.07);
  const height = sizePt * 1.5;
  return {
    text: 'Your words',
    label: 'Your words',
    sample: 'Your words',
    sizePt: Math.round(sizePt),
    align: 'center',
    anchor: 'middle',
    finish: finishFor(geometry, product, isOverPhotos),
    box: {
      x: safe.x + safe.width * 0.5 - width / 2,
      y: safe.y + safe.height - height * 1.6,
      width,
      height,
    },
  };
}

function finishFor(
  { material }: FaceGeometry,
  product: PrintProduct,
  isOverPhotos: boolean,
): Finish {
  if (material === undefined) return { kind: 'ink', color: isOverPhotos ? '#ffffff' : '#1c1b19' };
  return product.foilColor === undefined ? { kind: 'engraving' } : { kind: 'foil' };
}
