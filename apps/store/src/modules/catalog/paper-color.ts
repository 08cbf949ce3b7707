import type { PaperColor } from '@albumen/contract/endpoints/cards';

interface Shade {
  /** Degrees. */
  hue: number;
  saturation: number;
  lightness: number;
}

/** What a paper's color is called by somebody who looks for one. */
export function paperColorOf(hex: string): PaperColor {
  const { hue, saturation, lightness } = shadeOf(hex);
  if (lightness < 0.16) return 'dark';
  const isPale = lightness > 0.9;
  if (lightness > 0.94 && saturation < 0.9 && chroma(hex) < 0.03) return 'white';
  if (hue >= 20 && hue < 70) return lightness > 0.8 ? 'cream' : 'brown';
  if (hue >= 70 && hue < 170) return isPale && chroma(hex) < 0.035 ? 'white' : 'green';
  if (hue >= 170 && hue < 262) return 'blue';
  if (hue >= 262 && hue < 325) return 'lilac';
  return lightness > 0.6 ? 'blush' : 'red';
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function chroma(hex: string): number {
  const parts = channels(hex);
  return Math.max(...parts) - Math.min(...parts);
}

function shadeOf(hex: string): Shade {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return { hue: 40, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: hueOf([red, green, blue], most, spread), saturation, lightness };
}

function hueOf([red, green, blue]: [number, number, number], most: number, spread: number): number {
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return sixth * 60;
}
