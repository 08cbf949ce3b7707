import { mapPath, type PathPoint } from './path-points.ts';
import type { TemplateLayer } from '../cards/card-design.ts';
import type { Size } from '../document/geometry.ts';

/** The side along which a card opens: 'left' like a book, 'top' like a tent. */
export type Fold = 'left' | 'top';

/** The unfolded inside of a card. */
export function insideSize({ width, height }: Size, fold: Fold): Size {
  return fold === 'left' ? { width: 2 * width, height } : { width, height: 2 * height };
}

/** Moves what lies on the second panel of an inside to where the panel is with the other fold. */
export function foldInside(
  layers: readonly TemplateLayer[],
  page: Size,
  { from, to }: { from: Fold; to: Fold },
): TemplateLayer[] {
  if (from === to) return [...layers];
  const by: PathPoint = to === 'top' ? [-page.width, page.height] : [page.width, -page.height];
  return layers.map((layer) => (isOnSecond(layer, page, from) ? move(layer, by) : layer));
}

function isOnSecond({ box }: TemplateLayer, page: Size, fold: Fold): boolean {
  return fold === 'left'
    ? box.x + box.width / 2 > page.width
    : box.y + box.height / 2 > page.height;
}

function move(layer: TemplateLayer, [right, down]: PathPoint): TemplateLayer {
  const box = { ...layer.box, x: layer.box.x + right, y: layer.box.y + down };
  const moved = (path: string): string => mapPath(path, ([x, y]) => [x + right, y + down]);
  if (layer.kind === 'art') return { ...layer, box, path: moved(layer.path) };
  if (layer.kind === 'photo' && layer.clip !== undefined) {
    return { ...layer, box, clip: moved(layer.clip) };
  }
  return { ...layer, box };
}
