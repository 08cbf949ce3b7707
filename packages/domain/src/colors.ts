/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const steps = 20;

/** WCAG relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Reads `#2b4a3e`. */
export function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue];
}

function hexOf(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Black or white, whichever reads better on the color. */
export function inkOn(hex: string): '#000000' | '#ffffff' {
  const ground = rgbOf(hex);
  return contrastOf(ground, [0, 0, 0]) > contrastOf(ground, [255, 255, 255])
    ? '#000000'
    : '#ffffff';
}

/**
 * The color itself where it reads on the ground with at least this contrast, else the nearest that does,
 * mixed with black or white.
 */
export function readableOn(hex: string, ground: string, least: number): string {
  const [color, under] = [rgbOf(hex), rgbOf(ground)];
  const end = luminance(under) > 0.18 ? 0 : 255;
  for (let step = 0; step <= steps; step += 1) {
    const mixed = mix(color, end, step / steps);
    if (contrastOf(mixed, under) >= least) return hexOf(mixed);
  }
  return hexOf([end, end, end]);
}

function mix([red, green, blue]: Rgb, end: number, share: number): Rgb {
  const toward = (channel: number) => Math.round(channel + (end - channel) * share);
  return [toward(red), toward(green), toward(blue)];
}
