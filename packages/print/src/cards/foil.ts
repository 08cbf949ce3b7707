import type { HexColor } from '../document/layers.ts';
import type { FoilColor } from '../products/product.ts';

/** The colors of a foil from shade to light, for showing it on a screen. */
export const foilStops: Record<FoilColor, readonly HexColor[]> = {
  gold: ['#9c7226', '#cda74f', '#efd48c', '#c08f35', '#ab7e2c', '#e0c070'],
  roseGold: ['#a06153', '#cd9080', '#efc6b8', '#bd7b6a', '#ad6d5c', '#dfaa99'],
  silver: ['#767b80', '#adb3b8', '#dfe3e6', '#959ca1', '#858c91', '#c6cbcf'],
  copper: ['#8a4a26', '#c07c4c', '#eab58a', '#a9623a', '#985530', '#d6966a'],
  champagne: ['#96846c', '#c0ae93', '#e6d8c0', '#ad9a7f', '#9f8c72', '#d2c2a8'],
};
