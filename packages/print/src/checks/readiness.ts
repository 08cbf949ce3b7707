import {
  checkReadiness,
  effectivePixelsPerInch,
  type ReadinessLevel,
} from '@albumen/domain/readiness/print-readiness';
import type { DesignDocument } from '../document/design-document.ts';
import { pointsPerInch, type Size } from '../document/geometry.ts';
import type { PlacedPhoto } from '../document/layers.ts';
import type { PrintProduct } from '../products/product.ts';

/** How a placed photo will print. */
export interface PhotoReadiness {
  level: ReadinessLevel;
  /** Pixels of the original for each printed inch, of the side that has fewer. */
  pixelsPerInch: number;
}

/** A photo's readiness and where it is. */
export interface PlacedReadiness extends PhotoReadiness {
  faceId: string;
  layerId: string;
}

/** Judges a photo in its frame, wrap and bleed included. Ask again whenever crop, frame or size change. */
export function photoReadiness(
  photo: PlacedPhoto,
  frame: Size,
  product: PrintProduct,
): PhotoReadiness {
  const { crop } = photo;
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const across = crop.width * photo.width;
  const down = crop.height * photo.height;
  const printed = {
    widthPx: isSideways ? down : across,
    heightPx: isSideways ? across : down,
    widthInches: frame.width / pointsPerInch,
    heightInches: frame.height / pointsPerInch,
  };
  return {
    level: checkReadiness(printed, viewedSquareInches(product)),
    pixelsPerInch: effectivePixelsPerInch(printed),
  };
}

/** The readiness of every photo of a design, in the order of its faces. */
export function documentReadiness(
  document: DesignDocument,
  product: PrintProduct,
): PlacedReadiness[] {
  return document.faces.flatMap((face) =>
    face.layers.flatMap((layer) =>
      layer.kind === 'photo' && layer.photo !== null
        ? [
            {
              ...photoReadiness(layer.photo, layer.box, product),
              faceId: face.id,
              layerId: layer.id,
            },
          ]
        : [],
    ),
  );
}

/** The share of a photo that its crop cuts away, 0 to 1; from a quarter on it deserves a look. */
export function cutShare({ crop }: PlacedPhoto): number {
  return 1 - crop.width * crop.height;
}

/** The worst level of a design's photos; 'good' when it has none. */
export function worstReadiness(all: readonly PhotoReadiness[]): ReadinessLevel {
  if (all.some(({ level }) => level === 'block')) return 'block';
  return all.some(({ level }) => level === 'warn') ? 'warn' : 'good';
}

function viewedSquareInches({ viewedSquareInches: given, faces }: PrintProduct): number {
  if (given !== undefined) return given;
  const face = faces.front ?? faces.cover;
  if (face === undefined) throw new Error('a product without front or cover');
  return (face.trim.width * face.trim.height) / pointsPerInch ** 2;
}
