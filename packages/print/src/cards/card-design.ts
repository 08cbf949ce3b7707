import type { CardShape, FaceKind } from '../products/product.ts';
import type { HexColor, Layer } from '../document/layers.ts';
import type { Size } from '../document/geometry.ts';

/** What a card is sent for. */
export type Occasion =
  | 'wedding'
  | 'saveTheDate'
  | 'thankYou'
  | 'birth'
  | 'birthday'
  | 'holiday'
  | 'newYear'
  | 'graduation'
  | 'anniversary'
  | 'invitation';

/** The parts that a theme colors. A design names parts, a theme says which color each has. */
export type ColorRole = 'paper' | 'ink' | 'accent' | 'soft' | 'contrast';

/** A set of colors for a design. */
export interface CardTheme {
  id: string;
  name: string;
  colors: Record<ColorRole, HexColor>;
}

/** A layer of a card design; its colors are roles. */
export type TemplateLayer = Layer<ColorRole>;

/** One arrangement of a face. */
export interface CardLayout {
  id: string;
  name: string;
  /** Equals the number of its photo layers. */
  photoCount: number;
  /** The color under all layers; 'paper' when left out. */
  background?: ColorRole;
  layers: readonly TemplateLayer[];
}

/** What a finish draws on each face that it names. */
export type FinishFaces = Partial<Record<FaceKind, readonly TemplateLayer[]>>;

/** A foil or engraving that can be chosen; its layers lie above those of the layout, on the faces it names. */
export interface CardFinish {
  id: string;
  name: string;
  faces: FinishFaces;
  /** Drawn instead on a card of this shape: a frame follows the edge. */
  shaped?: Partial<Record<CardShape, FinishFaces>>;
  /** The first foil drawing is printed in this color when no foil is chosen; 'accent' when left out. */
  ink?: ColorRole;
}

/** A card as it is sold, before a customer touches it. */
export interface CardDesign {
  id: string;
  name: string;
  occasion: Occasion;
  family: 'flatCard' | 'foldedCard';
  /** The trimmed card, folded, in points; layers are drawn for it. */
  trim: Size;
  /** Other proportions that its layouts hold up at, besides those near its own. */
  otherTrims?: readonly Size[];
  themes: readonly CardTheme[];
  fronts: readonly CardLayout[];
  backs: readonly CardLayout[];
  /** Folded cards only; drawn on the unfolded inside, twice as wide or twice as high as the trim. */
  insides?: readonly CardLayout[];
  /** The side along which a folded card's inside was drawn to fold; 'left' when left out. */
  fold?: 'left' | 'top';
  foilDesigns?: readonly CardFinish[];
  engravings?: readonly CardFinish[];
  shapes: readonly CardShape[];
}
