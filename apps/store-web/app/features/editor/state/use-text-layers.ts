import { boxesOf } from '@albumen/print/drawing/layout';
import {
  addText,
  changeText,
  removeText,
  type Place,
  type TextChange,
} from '@albumen/print/editing/document-edits';
import type { Finish, TextLayer } from '@albumen/print/document/layers';
import type { FaceGeometry, PrintProduct } from '@albumen/print/products/product';
import { useEditor } from './editor-context.tsx';
import { designOf } from './editor-state.ts';
import { firstFontOf } from './text-layer-font.ts';
import { printProduct } from '../opening/made-design.ts';

/** Edits of words; what is typed in one go is one step back. */
export function useTextLayers() {
  const { store, opening } = useEditor();

  return {
    change: (place: Place, change: TextChange): void =>
      store.draw(
        (document) => changeText(document, place, change),
        `text ${place.faceId}/${place.layerId} ${Object.keys(change).join()}`,
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
      const layer = {
        ...newTextLayer(geometry, product, face.layers.length > 0),
        font,
      };
      const added = addText(design.document, face.id, layer);
      store.redesign({ ...design, document: added.document });
      store.select(added.place);
    },
    remove: (place: Place): void => {
      store.draw((document) => removeText(document, place));
    },
  };
}

/** Near the lower edge, inside the safe area, in what the face takes. */
function newTextLayer(
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
