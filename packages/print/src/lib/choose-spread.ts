import { photoReadiness } from '../checks/readiness.ts';
import { placeIn, seenRatio, type ChosenPhoto } from '../document/chosen-photo.ts';
import type { Box, Size } from '../document/geometry.ts';
import type { FaceGeometry, PrintProduct } from '../products/product.ts';
import { spreadLayoutsFor, type SpreadLayout } from '../products/spread-layouts.ts';

/** What is lost of a photo that fills a frame, as a share of the photo. */
function lostOf(photo: Size, frame: Size): number {
  const ratio = seenRatio(photo, 0) / (frame.width / frame.height);
  return 1 - Math.min(ratio, 1 / ratio);
}

interface Spread {
  product: PrintProduct;
  geometry: FaceGeometry;
  /** The layout of the spread before. */
  before: string | undefined;
}

/**
 * The layout that cuts least of these photos: of those in which each has pixels enough where there is one,
 * and not the one before, so that pages turn to something new.
 */
export function chooseSpread(
  photos: readonly ChosenPhoto[],
  { product, geometry, before }: Spread,
): SpreadLayout {
  const count = Math.max(1, photos.length);
  const all = spreadLayoutsFor(geometry).filter(({ photoCount }) => photoCount === count);
  const sharp = all.filter((layout) => isSharp(layout, photos, { product, geometry }));
  const fitting = sharp.length > 0 ? sharp : all;
  const others = fitting.filter(({ id }) => id !== before);
  const [first, ...rest] = others.length > 0 ? others : fitting;
  if (first === undefined) throw new RangeError(`no spread for ${count} photos`);
  return rest.reduce(
    (best, each) => (cost(each, photos, geometry) < cost(best, photos, geometry) ? each : best),
    first,
  );
}

function isSharp(
  layout: SpreadLayout,
  photos: readonly ChosenPhoto[],
  { product, geometry }: Pick<Spread, 'product' | 'geometry'>,
): boolean {
  const boxes = layout.boxesOf(geometry);
  return photos.every((photo, index) => {
    const box = boxes[index];
    return box === undefined || !isTooSmall(photo, box, product);
  });
}

/** A photo that nobody but its photographer could order in this frame. */
export function isTooSmall(photo: ChosenPhoto, frame: Box, product: PrintProduct): boolean {
  return photoReadiness(placeIn(frame, photo), frame, product).level === 'block';
}

function cost(layout: SpreadLayout, photos: readonly ChosenPhoto[], geometry: FaceGeometry) {
  const boxes = layout.boxesOf(geometry);
  return photos.reduce((sum, photo, index) => {
    const box = boxes[index];
    return box === undefined ? sum : sum + lostOf(photo, box);
  }, 0);
}

/** A spread with fewer looks bare, where there are photos enough. */
const quietSpread = 3;

/**
 * How many photos each spread gets: as even as possible, then neighbors give and take one, so that
 * full and quiet spreads take turns. What no spread has room for is left out.
 */
export function sharePhotos(photoCount: number, spreads: number, most: number): number[] {
  const placed = Math.min(photoCount, spreads * most);
  const counts = Array.from({ length: spreads }, (_, index) => {
    if (placed <= spreads) return index < placed ? 1 : 0;
    const before = Math.floor((placed * index) / spreads);
    return Math.floor((placed * (index + 1)) / spreads) - before;
  });
  const least = placed >= spreads * quietSpread ? quietSpread : 1;
  for (let index = 0; index + 1 < spreads; index += 3) {
    const [one = 0, next = 0] = [counts[index], counts[index + 1]];
    if (one > least && Math.abs(one - next) <= 1 && next < most) {
      counts[index] = one - 1;
      counts[index + 1] = next + 1;
    }
  }
  return counts;
}
