import type { HexColor } from './layers.ts';
import type { FoilColor } from './product.ts';

/** The colors of a foil from shade to light, for showing it on a screen. */
export const foilStops: Record<FoilColor, readonly HexColor[]> = {
  gold: ['#a67c2d', '#d9b45f', '#f6e3a8', '#c99a3f', '#b88a35', '#ecd088'],
  roseGold: ['#a8685a', '#d59c8c', '#f5d6cb', '#c58574', '#b67766', '#e8b9aa'],
  silver: ['#83888c', '#b9bec2', '#f2f4f5', '#a3a9ad', '#93999d', '#d6dadd'],
  copper: ['#8a4a26', '#c07c4c', '#eab58a', '#a9623a', '#985530', '#d6966a'],
  champagne: ['#a3917a', '#cdbda5', '#f3e9d8', '#bba990', '#ad9b82', '#e0d3be'],
};
