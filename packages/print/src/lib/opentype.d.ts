/*
 * What we use of opentype.js 1.3: 2.0 cannot read the ligature rules of Great Vibes, and is a third
 * larger for browsers. Its published declarations bring the browser's types along, and with them
 * another `fetch` into every server file.
 */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  export interface Path {
    commands: PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
    toPathData(decimalPlaces?: number): string;
  }

  export interface Font {
    ascender: number;
    descender: number;
    unitsPerEm: number;
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, fontSize: number, options?: object): number;
    getPath(text: string, x: number, y: number, fontSize: number, options?: object): Path;
  }

  /** @throws Error when the bytes are no font. */
  export function parse(bytes: ArrayBuffer): Font;
}
