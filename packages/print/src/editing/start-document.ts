import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { photoReadiness } from '../checks/readiness.ts';
import { placeIn, type ChosenPhoto } from '../document/chosen-photo.ts';
import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import { frameLoss, type FramePaper } from '../document/frame-loss.ts';
import type { Box } from '../document/geometry.ts';
import { chooseSpread, isTooSmall, sharePhotos } from '../lib/choose-spread.ts';
import { coverFace } from '../lib/cover-face.ts';
import { boxesOf } from '../drawing/layout.ts';
import type { PhotoLayer } from '../document/layers.ts';
import { printProductOf } from '../products/print-product.ts';
import type { PrintProduct } from '../products/product.ts';
import { spreadLayoutsFor } from '../products/spread-layouts.ts';

/**
 * A design to begin with, of anything but cards: photos fill the places in their order, cropped so that
 * heads stay whole, else around their focus; a size that may be turned follows its first photo. An album's spreads hold three to six
 * photos where there are enough. Photos beyond the last place are left out, places beyond the last photo
 * stay empty.
 */
export function startDocument(
  product: Product,
  choice: Omit<Choice, 'quantity'>,
  photos: readonly ChosenPhoto[],
): DesignDocument {
  const isTurned = isTurnedBy(product, choice, photos[0]);
  const made = printProductOf(product, choice, { isTurned });
  const faces = product.family === 'album' ? albumFaces(made, photos) : printFaces(made, photos);
  return {
    version: 1,
    family: product.family,
    faces,
    ...(isTurned && { isTurned }),
    ...(made.foilColor && { foilColor: made.foilColor }),
  };
}

/** The place of the one photo of a print, canvas, metal or framed print. */
export function photoBoxOf(product: PrintProduct): Box {
  const { front } = product.faces;
  if (front === undefined) throw new Error(`${product.family} has no front`);
  const { trim, bleed } = boxesOf(front);
  const { border = 0, wrapEdge = 'image' } = product;
  if (border > 0) {
    const { width, height } = trim;
    return { x: border, y: border, width: width - 2 * border, height: height - 2 * border };
  }
  return product.family === 'canvas' && wrapEdge !== 'image' ? trim : bleed;
}

function isTurnedBy(
  product: Product,
  { size }: Omit<Choice, 'quantity'>,
  photo: ChosenPhoto | undefined,
): boolean {
  if (!product.isTurnable || photo === undefined) return false;
  const isWide = size.widthInches > size.heightInches;
  const isHigh = size.widthInches < size.heightInches;
  return photo.width > photo.height ? isHigh : photo.width < photo.height && isWide;
}

interface Placing {
  box: Box;
  photo: ChosenPhoto | undefined;
  paper: FramePaper | undefined;
}

function photoLayer(number: number, { box, photo, paper }: Placing): PhotoLayer {
  return {
    kind: 'photo',
    id: `photo-${number}`,
    box,
    photo: photo === undefined ? null : placeIn(box, photo, paper && frameLoss(box, paper)),
  };
}

function printFaces(product: PrintProduct, photos: readonly ChosenPhoto[]): DesignFace[] {
  const box = photoBoxOf(product);
  const count = product.faceCounts?.front ?? 1;
  return Array.from({ length: count }, (_, index) => ({
    kind: 'front',
    id: index === 0 ? 'front' : `front-${index + 1}`,
    background: '#ffffff',
    ...(product.faces.front && { trim: product.faces.front.trim }),
    layers: [photoLayer(1, { box, photo: photos[index], paper: product.faces.front })],
  }));
}

/**
 * A photo that is too small wherever it would come to lie is left out, so that what is filled by itself can
 * be ordered; unless all are, which is shown as it is.
 */
function albumFaces(product: PrintProduct, photos: readonly ChosenPhoto[]): DesignFace[] {
  const spreads = spreadFaces(product, photos);
  const tooSmall = tooSmallIn(spreads, product);
  const others = photos.filter(({ photoId }) => !tooSmall.has(photoId));
  if (others.length < photos.length && others.length > 0) return albumFaces(product, others);
  const cover = product.faces.cover && boxesOf(product.faces.cover).bleed;
  const first = photos.find((photo) => cover && !isTooSmall(photo, cover, product)) ?? photos[0];
  return [coverFace(product, first), ...spreads];
}

function tooSmallIn(spreads: readonly DesignFace[], product: PrintProduct): Set<string> {
  const placed = spreads.flatMap(({ layers }) => layers);
  return new Set(
    placed.flatMap((layer) => {
      if (layer.kind !== 'photo' || layer.photo === null) return [];
      const { level } = photoReadiness(layer.photo, layer.box, product);
      return level === 'block' ? [layer.photo.photoId] : [];
    }),
  );
}

/** More photos on one spread are for who lays it out by hand. */
const fullSpread = 6;

function spreadFaces(product: PrintProduct, photos: readonly ChosenPhoto[]): DesignFace[] {
  const { spread } = product.faces;
  if (spread === undefined) throw new Error('an album without spreads');
  const count = product.faceCounts?.spread ?? 1;
  const most = Math.max(...spreadLayoutsFor(spread).map(({ photoCount }) => photoCount));
  const shares = sharePhotos(photos.length, count, Math.min(most, fullSpread));
  const spreads: DesignFace[] = [];
  let used = 0;
  for (const [index, share] of shares.entries()) {
    const before = spreads.at(-1)?.layout;
    const shown = photos.slice(used, used + share);
    spreads.push(spreadFace(index + 1, shown, { product, geometry: spread, before }));
    used += share;
  }
  return spreads;
}

function spreadFace(
  number: number,
  photos: readonly ChosenPhoto[],
  spread: Parameters<typeof chooseSpread>[1],
): DesignFace {
  const { geometry } = spread;
  const layout = chooseSpread(photos, spread);
  const boxes = layout.boxesOf(geometry);
  return {
    kind: 'spread',
    id: `spread-${number}`,
    background: '#ffffff',
    trim: geometry.trim,
    layout: layout.id,
    layers: boxes.map((box, index) =>
      photoLayer(index + 1, { box, photo: photos[index], paper: geometry }),
    ),
  };
}
