import type { DesignDocument } from '@albumen/print/document/design-document';
import { createFontSet } from '@albumen/print/fonts/font-set';
import type { Size } from '@albumen/print/document/geometry';
import { layout } from '@albumen/print/drawing/layout';
import type { CardShape, PrintProduct } from '@albumen/print/products/product';

/** A blank card has no words to set. */
const noFonts = createFontSet(new Map());

/** SVG path data of the line that a card of this shape is cut along. */
export function cutOf(shape: CardShape, trim: Size): string {
  const family = 'flatCard';
  const product: PrintProduct = { family, faces: { front: { trim, bleed: 0, safe: 0 } } };
  const front = { kind: 'front', id: 'front', background: '#ffffff', layers: [] } as const;
  const blank: DesignDocument = { version: 1, family, shape, faces: [{ ...front, layers: [] }] };
  const [drawing] = layout(blank, { product, fonts: noFonts });
  return drawing?.cut ?? '';
}
