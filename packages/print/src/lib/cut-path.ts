import { boxPath } from './box-path.ts';
import type { Box, Size } from '../document/geometry.ts';
import type { CardShape } from '../products/product.ts';

const roundedCorner = 13.5;
const ticketBite = 16;
const scallopRadius = 13;

/** The line that a card of this shape is cut along, inside a trim whose corner is the origin. */
export function cutPath(shape: CardShape, trim: Size): string {
  const box: Box = { x: 0, y: 0, ...trim };
  if (shape === 'rounded') return cornered(trim, { radius: roundedCorner, isBite: false });
  if (shape === 'ticket') return cornered(trim, { radius: ticketBite, isBite: true });
  if (shape === 'oval') return oval(trim);
  if (shape === 'arch') return arch(trim);
  return shape === 'scalloped' ? scalloped(trim) : boxPath(box);
}

function cornered(
  { width, height }: Size,
  { radius, isBite }: { radius: number; isBite: boolean },
): string {
  const arc = `A${radius} ${radius} 0 0 ${isBite ? 0 : 1}`;
  return (
    `M${radius} 0L${width - radius} 0${arc} ${width} ${radius}` +
    `L${width} ${height - radius}${arc} ${width - radius} ${height}` +
    `L${radius} ${height}${arc} 0 ${height - radius}L0 ${radius}${arc} ${radius} 0Z`
  );
}

function oval({ width, height }: Size): string {
  const arc = `A${width / 2} ${height / 2} 0 0 1`;
  return `M0 ${height / 2}${arc} ${width} ${height / 2}${arc} 0 ${height / 2}Z`;
}

function arch({ width, height }: Size): string {
  const rise = Math.min(width / 2, height / 3);
  return `M0 ${height}L0 ${rise}A${width / 2} ${rise} 0 0 1 ${width} ${rise}L${width} ${height}Z`;
}

/** Whole scallops on each side, so that corners are alike. */
function scalloped({ width, height }: Size): string {
  const across = Math.max(2, Math.round(width / (2 * scallopRadius)));
  const down = Math.max(2, Math.round(height / (2 * scallopRadius)));
  const [stepX, stepY] = [width / across, height / down];
  const depth = scallopRadius * 0.45;
  const side = (count: number, arc: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => arc(index + 1)).join('');
  const [left, top, right, bottom] = [depth, depth, width - depth, height - depth];
  const [innerX, innerY] = [(right - left) / across, (bottom - top) / down];
  const bow = (step: number): string => `A${step * 0.56} ${step * 0.56} 0 0 1`;
  return (
    `M${left} ${top}` +
    side(across, (index) => `${bow(stepX)} ${left + index * innerX} ${top}`) +
    side(down, (index) => `${bow(stepY)} ${right} ${top + index * innerY}`) +
    side(across, (index) => `${bow(stepX)} ${right - index * innerX} ${bottom}`) +
    side(down, (index) => `${bow(stepY)} ${left} ${bottom - index * innerY}`) +
    'Z'
  );
}
