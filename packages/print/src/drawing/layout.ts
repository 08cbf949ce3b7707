import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import type { DrawOperation, FaceDrawing } from './drawing.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { grow, type Box } from '../document/geometry.ts';
import { cutPath } from '../lib/cut-path.ts';
import { drawLayer } from '../lib/draw-layer.ts';
import { mirrorEdges } from '../lib/mirror-edges.ts';
import type { Layer } from '../document/layers.ts';
import type { FaceGeometry, PrintProduct } from '../products/product.ts';

/** What `layout` draws with. */
export interface LayoutContext {
  product: PrintProduct;
  fonts: FontSet;
}

/**
 * Says how to draw every face of a design. Editor, cart thumbnail, proof and print file all draw what
 * this answers. Never change a document in place: a layer that is the same object is drawn once.
 * A face that the product does not have throws: `checkDocument` refuses it before.
 */
export function layout(document: DesignDocument, context: LayoutContext): FaceDrawing[] {
  return document.faces.map((face) => layoutFace(face, document, context));
}

/** The boxes of a face: origin at the trim's top left corner. */
export function boxesOf({ trim, bleed, safe }: FaceGeometry): {
  trim: Box;
  bleed: Box;
  safe: Box;
} {
  const box: Box = { x: 0, y: 0, width: trim.width, height: trim.height };
  return { trim: box, bleed: grow(box, bleed), safe: grow(box, -safe) };
}

function layoutFace(
  face: DesignFace,
  document: DesignDocument,
  { product, fonts }: LayoutContext,
): FaceDrawing {
  const geometry = product.faces[face.kind];
  if (geometry === undefined) throw new Error(`${product.family} has no ${face.kind}`);
  const boxes = boxesOf(geometry);
  const operations = face.layers.flatMap((layer) => drawOnce(layer, fonts));
  return {
    id: face.id,
    kind: face.kind,
    ...boxes,
    ...(geometry.fold && { fold: geometry.fold }),
    cut: cutPath(document.shape ?? 'square', geometry.trim),
    ...(geometry.material !== undefined && { material: geometry.material }),
    background: geometry.material ?? backgroundOf(face, product),
    foilColor: document.foilColor ?? 'gold',
    operations: wrap(operations, boxes, product),
  };
}

const drawn = new WeakMap<FontSet, WeakMap<Layer, readonly DrawOperation[]>>();

/** Edits leave the layers that they do not touch as they are; setting their words again takes longest. */
function drawOnce(layer: Layer, fonts: FontSet): readonly DrawOperation[] {
  const known = drawn.get(fonts) ?? new WeakMap<Layer, readonly DrawOperation[]>();
  drawn.set(fonts, known);
  const steps = known.get(layer) ?? drawLayer(layer, fonts);
  known.set(layer, steps);
  return steps;
}

function backgroundOf(face: DesignFace, product: PrintProduct): DesignFace['background'] {
  const { wrapEdge = 'image' } = product;
  const isColored = product.family === 'canvas' && wrapEdge !== 'image' && wrapEdge !== 'mirror';
  return isColored ? wrapEdge : face.background;
}

function wrap(
  operations: readonly DrawOperation[],
  boxes: { trim: Box; bleed: Box },
  product: PrintProduct,
): readonly DrawOperation[] {
  if (product.family !== 'canvas' || product.wrapEdge !== 'mirror') return operations;
  return operations.flatMap((operation) => mirrorEdges(operation, boxes));
}
