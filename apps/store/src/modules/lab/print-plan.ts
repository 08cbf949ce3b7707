import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import { hasFinish, pixelsOf } from '@albumen/print/drawing/painter';
import type { FaceKind, PrintProduct } from '@albumen/print/products/product';

/** One file of an item, before it is drawn. */
export interface PlannedFile {
  /** front, front-foil, spread-3, book: unique within its item. */
  part: string;
  /** At most 15 characters without spaces: safe at every lab. */
  name: string;
  kind: 'ink' | 'foil' | 'engraving' | 'book';
  /** The face that it shows; of a book, all of these. */
  faces: readonly FaceDrawing[];
  pixels: { width: number; height: number } | null;
}

const letters = { foil: 'f', engraving: 'e' } as const;
const defaultPixelsPerInch = 300;

export function pixelsPerInchOf({ pixelsPerInch = defaultPixelsPerInch }: PrintProduct): number {
  return pixelsPerInch;
}

/**
 * The files that an item is printed from: each inked face, a mask for each finish on it, and of an
 * album its spreads once more as a book. Their names are in the order of the faces.
 */
export function planPrintFiles(
  drawings: readonly FaceDrawing[],
  product: PrintProduct,
  number: number,
): readonly PlannedFile[] {
  const prefix = String(number).padStart(2, '0');
  const files = drawings.flatMap((drawing) =>
    filesOf(drawing, product, `${prefix}-${shortNameOf(drawing, drawings)}`),
  );
  const spreads = drawings.filter(({ kind }) => kind === 'spread');
  if (spreads.length === 0) return files;
  const name = `${prefix}-book.pdf`;
  return [...files, { part: 'book', name, kind: 'book', faces: spreads, pixels: null }];
}

function filesOf(drawing: FaceDrawing, product: PrintProduct, stem: string): PlannedFile[] {
  const faces = [drawing];
  const pixels = pixelsOf(drawing, 'bleed', pixelsPerInchOf(product));
  const masks = (['foil', 'engraving'] as const).flatMap((kind): PlannedFile[] => {
    if (!hasFinish(drawing, kind)) return [];
    const part = `${drawing.id}-${kind}`;
    return [{ part, name: `${stem}-${letters[kind]}.png`, kind, faces, pixels }];
  });
  // Linen and leather take no ink.
  if (drawing.material !== undefined) return masks;
  return [{ part: drawing.id, name: `${stem}.jpg`, kind: 'ink', faces, pixels }, ...masks];
}

const shortNames: Readonly<Record<FaceKind, string>> = {
  front: 'front',
  back: 'back',
  inside: 'in',
  cover: 'cover',
  spread: 's',
};

/** `front`, or by its place where there are several: `s01`, `f07`. An id may be older than its place. */
function shortNameOf(drawing: FaceDrawing, drawings: readonly FaceDrawing[]): string {
  const alike = drawings.filter(({ kind }) => kind === drawing.kind);
  if (alike.length === 1 && drawing.kind !== 'spread') return shortNames[drawing.kind];
  const place = String(alike.indexOf(drawing) + 1).padStart(2, '0');
  return `${drawing.kind.charAt(0)}${place}`;
}
