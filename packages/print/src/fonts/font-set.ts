import { parse, type Font } from 'opentype.js';
import type { FontKey } from './fonts.ts';

/** How a line is set: size in points, tracking as a fraction of the size. */
export interface LineStyle {
  font: FontKey;
  sizePt: number;
  tracking: number;
}

/** Heights of a font as fractions of its size, both positive. */
export interface FontHeights {
  ascent: number;
  descent: number;
}

/**
 * Fonts that can be drawn. Letters are drawn as outlines from the font files and never by the
 * browser's or the system's own text: a screen and a print file show the same shapes.
 */
export interface FontSet {
  /** Advance width of a line in points. */
  widthOf: (line: string, style: LineStyle) => number;
  /** SVG path data of a line whose baseline begins at the point. */
  outline: (line: string, style: LineStyle, at: { x: number; y: number }) => string;
  heightsOf: (font: FontKey) => FontHeights;
  /** The letters of a text that no file of the font has; each once. */
  missingFrom: (text: string, font: FontKey) => string[];
}

/** The files of each font, the one with the most usual letters first; the rest only serve letters it lacks. */
export type FontFiles = ReadonlyMap<FontKey, readonly ArrayBuffer[]>;

interface Run {
  font: Font;
  text: string;
}

const decimals = 3;

/** Reads font files (TTF, OTF or WOFF). Drawing with a font that is not among them throws. */
export function createFontSet(files: FontFiles): FontSet {
  const fonts = new Map<FontKey, readonly Font[]>();
  function fontsOf(key: FontKey): readonly Font[] {
    let parsed = fonts.get(key);
    parsed ??= (files.get(key) ?? []).map(parseOnce);
    if (parsed.length === 0) throw new Error(`font ${key} is not loaded`);
    fonts.set(key, parsed);
    return parsed;
  }
  return {
    widthOf: (line, style) =>
      runsOf(line, fontsOf(style.font)).reduce((sum, run) => sum + widthOfRun(run, style), 0),
    outline: (line, style, at) => {
      let { x } = at;
      return runsOf(line, fontsOf(style.font))
        .map((run) => {
          const path = run.font.getPath(run.text, x, at.y, style.sizePt, optionsOf(style));
          x += widthOfRun(run, style);
          return path.toPathData(decimals);
        })
        .join('');
    },
    heightsOf: (key) => {
      const font = firstOf(fontsOf(key));
      return {
        ascent: font.ascender / font.unitsPerEm,
        descent: -font.descender / font.unitsPerEm,
      };
    },
    missingFrom: (text, key) => {
      const parsed = fontsOf(key);
      const letters = [...new Set(text)].filter((letter) => !/\s/.test(letter));
      return letters.filter((letter) => !parsed.some((font) => font.charToGlyphIndex(letter) > 0));
    },
  };
}

const parsedFiles = new WeakMap<ArrayBuffer, Font>();

/** Sets that share a file share its font. */
function parseOnce(file: ArrayBuffer): Font {
  const font = parsedFiles.get(file) ?? parse(file);
  parsedFiles.set(file, font);
  return font;
}

function firstOf(fonts: readonly Font[]): Font {
  const [first] = fonts;
  if (first === undefined) throw new Error('a font without files');
  return first;
}

/** Ligatures would not take part in the tracking. */
function optionsOf(style: LineStyle): object {
  const isTracked = style.tracking !== 0;
  return {
    kerning: true,
    letterSpacing: style.tracking,
    features: { liga: !isTracked, rlig: !isTracked },
  };
}

function widthOfRun(run: Run, style: LineStyle): number {
  return run.font.getAdvanceWidth(run.text, style.sizePt, optionsOf(style));
}

/** A letter that no file has is drawn with the first file's sign for a missing letter. */
function runsOf(line: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0) ?? firstOf(fonts);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
