import type { CardShape, FaceKind, FoilColor, ProductFamily } from '../products/product.ts';
import type { Size } from './geometry.ts';
import type { HexColor, Layer, PlacedPhoto } from './layers.ts';

/** One side as the customer left it. */
export interface DesignFace {
  kind: FaceKind;
  /** 'front', 'spread-3'; unique in its document. */
  id: string;
  /** The paper's color under all layers, out to the bleed. */
  background: HexColor;
  /** The trimmed paper that its layers were laid out for. */
  trim?: Size;
  /** What its places came from, so that the editor can offer others: the id of a spread's layout. */
  layout?: string;
  layers: Layer[];
}

/** What a change of layout had no place for; the next one that has shows it again. */
export interface SpareParts {
  photos: PlacedPhoto[];
  /** Words by the id of their layer. */
  words: Record<string, string>;
}

/** The choices on a card, by their wire names. */
export interface CardChoices {
  designId: string;
  theme: string;
  frontLayout: string;
  backLayout: string;
  /** The inside's layout; only folded cards have one. */
  mainLayout?: string;
  foilDesign?: string;
  foilColor?: FoilColor;
  engraving?: string;
  shape: CardShape;
}

/**
 * What a customer made. It is complete: drawing it needs the product's measures and the fonts, never
 * the catalog's card designs, so a design that changes later changes no document.
 */
export interface DesignDocument {
  version: 1;
  family: ProductFamily;
  /** The faces in the order in which they are printed: cover before spreads, front before inside before back. */
  faces: DesignFace[];
  /** Width and height of the size are swapped. */
  isTurned?: boolean;
  /** What to cut cards to; 'square' when left out. */
  shape?: CardShape;
  foilColor?: FoilColor;
  /** What a card was made from, so that the editor can offer its other layouts and themes. */
  card?: CardChoices;
  /** Never printed. */
  spare?: SpareParts;
}
