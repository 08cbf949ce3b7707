import type { Box } from './geometry.ts';
import type { FontKey } from '../fonts/fonts.ts';

/** A color for the screen and the press: '#rrggbb'. */
export type HexColor = `#${string}`;

/**
 * What a mark is made of. Foil and engraving have no color of their own: the foil's is the product's
 * `foilColor`, an engraving is pressed into the material.
 */
export type Finish<Color extends string = HexColor> =
  | { kind: 'ink'; color: Color; opacity?: number }
  | { kind: 'foil' }
  | { kind: 'engraving' };

/**
 * The part of a photo that is printed, as fractions (0 to 1) of the source after its EXIF orientation
 * was applied. `rotate` and `flip` (left to right) follow the rectangle, in this order.
 */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: 0 | 90 | 180 | 270;
  flip: boolean;
}

/** A customer's photo in a frame. Width and height are pixels of the oriented source. */
export interface PlacedPhoto {
  photoId: string;
  sha256: string;
  width: number;
  height: number;
  crop: Crop;
}

/** What every layer has. */
interface LayerFrame {
  /** Stays the same across layouts and themes, so that a customer's photo or text stays, too. */
  id: string;
  box: Box;
  /** Turns the layer clockwise around the middle of its box; 0 by default. */
  angleDegrees?: number;
}

/** A place for one photo. */
export interface PhotoLayer<Color extends string = HexColor> extends LayerFrame {
  kind: 'photo';
  /** None yet: the editor shows an empty place, a print file refuses. */
  photo: PlacedPhoto | null;
  /** SVG path data in points of the face that cuts the photo; the box when left out. */
  clip?: string;
  /** A line around the photo, drawn inside its edge. */
  border?: { width: number; color: Color };
}

/** A drawing: SVG path data in points of the face. `box` is what it covers, for picking and turning. */
export interface ArtLayer<Color extends string = HexColor> extends LayerFrame {
  kind: 'art';
  path: string;
  /** Filled when left out; with a width the path is drawn as a line with round ends. */
  strokeWidth?: number;
  /** How overlapping parts of a filled path count: 'nonzero' by default. */
  fillRule?: 'nonzero' | 'evenodd';
  finish: Finish<Color>;
}

/** Where lines stand in the width of their box. */
export type TextAlign = 'left' | 'center' | 'right';

/** Where lines stand in the height of their box. */
export type TextAnchor = 'top' | 'middle' | 'bottom';

/** Text in a box. A line that is too wide breaks at spaces; text that does not fit is set smaller. */
export interface TextLayer<Color extends string = HexColor> extends LayerFrame {
  kind: 'text';
  text: string;
  font: FontKey;
  sizePt: number;
  finish: Finish<Color>;
  align: TextAlign;
  /** 'top' by default. */
  anchor?: TextAnchor;
  /** Distance of baselines as a multiple of the size; 1.2 by default. */
  lineHeight?: number;
  /** Space added after each letter as a fraction of the size; 0 by default. */
  tracking?: number;
  /** Sets the text in capital letters whatever was typed. */
  isUppercase?: boolean;
  /** What the customer is asked for: 'Names', 'Date'. A design's fixed text has none and cannot be edited. */
  label?: string;
  /** What a design shows until the customer writes something: a name, a day. Nobody means to print it. */
  sample?: string;
}

/** One thing on a face; a face draws its layers in their order, the first at the bottom. */
export type Layer<Color extends string = HexColor> =
  | PhotoLayer<Color>
  | ArtLayer<Color>
  | TextLayer<Color>;
