import type { HexColor } from '../document/layers.ts';
import type { Size } from '../document/geometry.ts';

/** Products that are made alike. */
export type ProductFamily =
  | 'print'
  | 'fineArt'
  | 'canvas'
  | 'metal'
  | 'framed'
  | 'album'
  | 'flatCard'
  | 'foldedCard';

/** A printed side. An album has one cover and many spreads, a card a front and a back, a folded card an inside. */
export type FaceKind = 'front' | 'back' | 'inside' | 'cover' | 'spread';

/** The outline a card is cut to. The bleed stays rectangular whatever the shape. */
export type CardShape = 'square' | 'rounded' | 'arch' | 'oval' | 'scalloped' | 'ticket';

/** The colors of foil that the press has. */
export type FoilColor = 'gold' | 'roseGold' | 'silver' | 'copper' | 'champagne';

/** What a canvas shows where it bends around its bars; a color is '#rrggbb'. */
export type WrapEdge = 'image' | 'mirror' | HexColor;

/** The paper of one side, in points. A folded card's inside is as large as the unfolded card. */
export interface FaceGeometry {
  trim: Size;
  /** How far the drawing goes beyond the trim on each side; a canvas's wrap. */
  bleed: number;
  /** How far inside the trim text and faces must stay. */
  safe: number;
  /** Where the paper folds, measured from the left for 'vertical', from the top for 'horizontal'. */
  fold?: { direction: 'vertical' | 'horizontal'; at: number };
  /** Lost in the binding on each side of the fold; 0 when left out: the spread lies flat. */
  gutter?: number;
  /** Linen or leather, which takes no ink: the face shows this color and only foil and engraving. */
  material?: HexColor;
}

/** What `layout` has to know of the product that a design is printed on. */
export interface PrintProduct {
  family: ProductFamily;
  /** The geometry of each kind of face that the product has. */
  faces: Partial<Record<FaceKind, FaceGeometry>>;
  /** How many faces of a kind a document has; 1 when left out, so many photos in a set of prints. */
  faceCounts?: Partial<Record<FaceKind, number>>;
  /** Canvas only; 'image' when left out. */
  wrapEdge?: WrapEdge;
  /** The white edge that was chosen around the photo; 0 when left out. */
  border?: number;
  /** The outline that was chosen; 'square' when left out. */
  shape?: CardShape;
  /** The foil that was chosen; without it nothing may be of foil. */
  foilColor?: FoilColor;
  /** Whether engraving was chosen; without it nothing may be pressed. */
  hasEngraving?: boolean;
  /** What distance it is looked at from: the area of a page of an album, of the whole of anything else. */
  viewedSquareInches?: number;
  /** Pixels per inch of the print file; 300 when left out. */
  pixelsPerInch?: number;
}

/** Whether paper may show around the one photo; canvas, metal and what a frame holds are covered by it. */
export function hasPaperAround({ family, faceCounts }: PrintProduct): boolean {
  return (family === 'print' || family === 'fineArt') && (faceCounts?.front ?? 1) === 1;
}
