import { mapPath, pathBounds, pathPoints, type PathPoint } from './path-points.ts';
import { grow, type Box, type Size } from '../document/geometry.ts';
import type { ArtLayer, Layer, PhotoLayer, TextLayer } from '../document/layers.ts';

/** The press sets nothing smaller. */
const smallestPt = 7;
/** What covers this much of both sides belongs to the card as a whole. */
const groundShare = 0.7;

/** The change from the card that a design was drawn for to the one that is made. */
export interface CardFit {
  from: Size;
  to: Size;
  /** How far from the trim words stay; nothing is moved when left out. */
  safe?: number;
}

interface Fit extends CardFit {
  across: number;
  down: number;
  /** The smaller of the two: letters and figures grow by it and keep their proportions. */
  even: number;
}

/**
 * Fits the layers of a face to a card of other proportions. What reaches the edge, plain photos and
 * straight lines are stretched; letters and drawn figures are not, only moved. Figures that overlap
 * stay together, so that a ring stays around its photo.
 */
export function fitLayers<Color extends string>(
  layers: readonly Layer<Color>[],
  given: CardFit,
): Layer<Color>[] {
  const { from, to } = given;
  const across = to.width / from.width;
  const down = to.height / from.height;
  const fit: Fit = { ...given, across, down, even: Math.min(across, down) };
  const groups = groupFigures(layers.flatMap((layer) => figureBox(layer, fit) ?? []));
  return layers.map((layer) => fitLayer(layer, fit, groups));
}

function fitLayer<Color extends string>(
  layer: Layer<Color>,
  fit: Fit,
  groups: readonly Box[],
): Layer<Color> {
  if (layer.kind === 'text') return fitText(layer, fit);
  const figure = figureBox(layer, fit);
  const map = figure === undefined ? stretch(fit) : resize(fit, groupOf(figure, groups));
  return layer.kind === 'art' ? fitArt(layer, map, fit) : fitPhoto(layer, map, fit);
}

function fitText<Color extends string>(layer: TextLayer<Color>, fit: Fit): TextLayer<Color> {
  const isTilted = (layer.angleDegrees ?? 0) !== 0;
  const map = isTilted ? resize(fit, layer.box) : stretch(fit);
  const sizePt = Math.max(Math.min(smallestPt, layer.sizePt), layer.sizePt * fit.even);
  const box = mapBox(layer.box, map);
  return { ...layer, box: isTilted ? box : keepInside(box, fit), sizePt };
}

function keepInside({ x, y, width, height }: Box, { to, safe }: Fit): Box {
  if (safe === undefined) return { x, y, width, height };
  const [left, top] = [Math.max(x, safe), Math.max(y, safe)];
  const right = Math.min(x + width, to.width - safe);
  const bottom = Math.min(y + height, to.height - safe);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function fitArt<Color extends string>(
  layer: ArtLayer<Color>,
  map: PointMap,
  fit: Fit,
): ArtLayer<Color> {
  const { strokeWidth } = layer;
  return {
    ...layer,
    box: mapBox(layer.box, map),
    path: mapPath(layer.path, map),
    ...(strokeWidth !== undefined && { strokeWidth: strokeWidth * fit.even }),
  };
}

function fitPhoto<Color extends string>(
  layer: PhotoLayer<Color>,
  map: PointMap,
  fit: Fit,
): PhotoLayer<Color> {
  const { clip, border } = layer;
  return {
    ...layer,
    box: mapBox(layer.box, map),
    ...(clip !== undefined && { clip: mapPath(clip, map) }),
    ...(border !== undefined && { border: { ...border, width: border.width * fit.even } }),
  };
}

type PointMap = (point: PathPoint) => PathPoint;

/** Scales in proportion between the trims; the bleed stays as wide as it is. */
function stretch({ from, to, across, down }: Fit): PointMap {
  return ([x, y]) => [
    along(x, { from: from.width, to: to.width, by: across }),
    along(y, { from: from.height, to: to.height, by: down }),
  ];
}

function along(at: number, { from, to, by }: { from: number; to: number; by: number }): number {
  if (at < 0) return at;
  return at > from ? to + (at - from) : at * by;
}

/** Around the middle of a box, which moves as if stretched. */
function resize({ across, down, even }: Fit, { x, y, width, height }: Box): PointMap {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return ([pointX, pointY]) => [
    middleX * across + (pointX - middleX) * even,
    middleY * down + (pointY - middleY) * even,
  ];
}

function mapBox({ x, y, width, height }: Box, map: PointMap): Box {
  const [left, top] = map([x, y]);
  const [right, bottom] = map([x + width, y + height]);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What a figure covers; nothing for what is stretched. */
function figureBox<Color extends string>(layer: Layer<Color>, fit: Fit): Box | undefined {
  if (layer.kind === 'text') return undefined;
  const path = layer.kind === 'art' ? layer.path : layer.clip;
  if (path === undefined || isStraight(path)) return undefined;
  const bounds = pathBounds(path);
  return isGround(bounds, fit.from) || reachesEdge(bounds, fit.from) ? undefined : bounds;
}

/** Whether a path has only lines that run along the sides of the card. */
function isStraight(path: string): boolean {
  if (/[CQ]/.test(path)) return false;
  return path
    .split('M')
    .filter((part) => part !== '')
    .every((part) => isStraightPart(pathPoints(part)));
}

function isStraightPart(points: readonly PathPoint[]): boolean {
  return points.every(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? points[0] ?? [x, y];
    return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01;
  });
}

function isGround({ width, height }: Box, from: Size): boolean {
  return width >= from.width * groundShare && height >= from.height * groundShare;
}

function reachesEdge({ x, y, width, height }: Box, from: Size): boolean {
  return x <= 1 || y <= 1 || x + width >= from.width - 1 || y + height >= from.height - 1;
}

/** Joins boxes that overlap until none do. */
function groupFigures(boxes: readonly Box[]): Box[] {
  let groups: Box[] = [];
  for (const box of boxes) {
    let joined = box;
    let apart = groups.filter((group) => !overlaps(group, joined));
    while (apart.length < groups.length) {
      joined = groups.filter((group) => overlaps(group, joined)).reduce(around, joined);
      groups = apart;
      apart = groups.filter((group) => !overlaps(group, joined));
    }
    groups = [...groups, joined];
  }
  return groups;
}

function groupOf(box: Box, groups: readonly Box[]): Box {
  return groups.find((group) => overlaps(group, box)) ?? box;
}

function overlaps(a: Box, b: Box): boolean {
  const { x, y, width, height } = grow(a, 2);
  return x < b.x + b.width && b.x < x + width && y < b.y + b.height && b.y < y + height;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}
