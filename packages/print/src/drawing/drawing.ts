import type { Box } from '../document/geometry.ts';
import type { Finish, HexColor, PlacedPhoto } from '../document/layers.ts';
import type { FaceGeometry, FaceKind, FoilColor } from '../products/product.ts';

/** A turn clockwise around a point. */
export interface Turn {
  angleDegrees: number;
  x: number;
  y: number;
}

interface Step {
  /** The layer that it belongs to. */
  layerId: string;
  turn?: Turn;
}

/** One step of drawing a face. Lengths are points of the face; finish says which file it goes into. */
export type DrawOperation =
  | (Step & { kind: 'photo'; photo: PlacedPhoto; box: Box; clip?: string })
  | (Step & { kind: 'emptyPlace'; box: Box; clip?: string })
  | (Step & { kind: 'fill'; path: string; fillRule: 'nonzero' | 'evenodd'; finish: Finish })
  | (Step & { kind: 'line'; path: string; width: number; finish: Finish });

/** The step that draws a photo. */
export type PhotoOperation = Extract<DrawOperation, { kind: 'photo' }>;

/** A face ready to be drawn: on a screen, into a thumbnail, into a print file. */
export interface FaceDrawing {
  id: string;
  kind: FaceKind;
  trim: Box;
  /** The paper that is printed: the trim and its bleed. */
  bleed: Box;
  /** Where text and faces must stay. */
  safe: Box;
  fold?: NonNullable<FaceGeometry['fold']>;
  /** SVG path data of the line that the paper is cut along. */
  cut: string;
  background: HexColor;
  /** Set when no ink is printed on the face, only foil or engraving pressed into it. */
  material?: HexColor;
  foilColor: FoilColor;
  operations: readonly DrawOperation[];
}
