import type { DesignDocument } from '@albumen/print/document/design-document';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { FontSet } from '@albumen/print/fonts/font-set';
import { layout } from '@albumen/print/drawing/layout';
import type { PrintProduct } from '@albumen/print/products/product';

interface DrawnWith {
  product: PrintProduct;
  /** Words are left out until their fonts are there. */
  fonts: FontSet | undefined;
}

/** How one face is drawn; undefined when the product has no such face. */
export function drawFace(
  document: DesignDocument,
  faceId: string,
  { product, fonts }: DrawnWith,
): FaceDrawing | undefined {
  const face = document.faces.find(({ id }) => id === faceId);
  if (face === undefined || product.faces[face.kind] === undefined) return undefined;
  const layers =
    fonts === undefined ? face.layers.filter(({ kind }) => kind !== 'text') : face.layers;
  const [drawing] = layout(
    { ...document, faces: [{ ...face, layers }] },
    { product, fonts: fonts ?? noFonts },
  );
  return drawing;
}

function refuse(): never {
  throw new Error('words are drawn without fonts');
}

const noFonts: FontSet = {
  widthOf: refuse,
  outline: refuse,
  heightsOf: refuse,
  missingFrom: refuse,
};
