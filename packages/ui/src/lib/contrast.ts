import { contrastOf, rgbOf, type Rgb } from '@albumen/domain/colors';

/** Color tokens by name without dashes, as CSS writes them. */
export type Tokens = Record<string, string>;

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads a theme's color tokens, each `light-dark(a, b)` split into its two schemes. */
export function parseTokens(css: string): { light: Tokens; dark: Tokens } {
  const light: Tokens = {};
  const dark: Tokens = {};
  for (const [, name, value] of css.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
    if (name === undefined || value === undefined || name.startsWith('shadow')) continue;
    const both = /^light-dark\((rgb\([^)]+\)|#\w+),\s*(rgb\([^)]+\)|#\w+)\)$/.exec(value.trim());
    const single = /^(rgb\([^)]+\)|#\w+)$/.exec(value.trim());
    const [onLight, onDark] = both ? [both[1], both[2]] : [single?.[1], single?.[1]];
    if (onLight === undefined || onDark === undefined) continue;
    light[name] = onLight;
    dark[name] = onDark;
  }
  return { light, dark };
}

export interface Pair {
  front: string;
  back: string;
  /** What a translucent back lies on; the surface unless given. */
  under?: string;
}

/**
 * WCAG contrast of two tokens, 1 to 21.
 * @throws when a token is missing: a renamed one must not pass unchecked
 */
export function contrast(tokens: Tokens, { front, back, under = 'surface' }: Pair): number {
  const ground = over(colorOf(tokens, back), colorOf(tokens, under));
  return contrastOf(rgb(over(colorOf(tokens, front), ground)), rgb(ground));
}

function colorOf(tokens: Tokens, name: string): Color {
  const text = tokens[name];
  if (text === undefined) throw new Error(`there is no color token ${name}`);
  if (text.startsWith('#')) {
    return [...rgbOf(text), 1];
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

function over(top: Color, bottom: Color): Color {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + bottom[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function rgb([red, green, blue]: Color): Rgb {
  return [red, green, blue];
}
