import type { Box } from '../document/geometry.ts';

/** SVG path data of a rectangle. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}
