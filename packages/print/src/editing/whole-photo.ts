import { placeIn, seenRatio, type ChosenPhoto } from '../document/chosen-photo.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { frameLoss } from '../document/frame-loss.ts';
import { inches, type Box } from '../document/geometry.ts';
import type { PhotoLayer, PlacedPhoto } from '../document/layers.ts';
import type { FaceGeometry, PrintProduct } from '../products/product.ts';
import { changeLayer, type Place } from './document-edits.ts';
import { resetPhoto } from './photo-moves.ts';
import { photoBoxOf } from './start-document.ts';

/** Wider than any border that the catalog offers: by that a photo that is shown whole is known. */
const leastBorder = inches(0.3);

/** Of lengths in points. */
const rounding = 0.5;

/** Where all of a photo lies in the middle of its paper, turned as it is. */
export function wholePhotoBox(photo: PlacedPhoto, { trim, safe }: FaceGeometry): Box {
  const ratio = seenRatio(photo, photo.crop.rotate);
  const border = Math.max(leastBorder, safe);
  const most = { width: trim.width - 2 * border, height: trim.height - 2 * border };
  const width = Math.min(most.width, most.height * ratio);
  const height = width / ratio;
  return { x: (trim.width - width) / 2, y: (trim.height - height) / 2, width, height };
}

/** All of a photo with paper around it, more than a border of the product's leaves. */
export function isWholePhoto({ photo, box }: Pick<PhotoLayer, 'photo' | 'box'>): boolean {
  if (photo === null) return false;
  const isAll = photo.crop.width > 0.999 && photo.crop.height > 0.999;
  return isAll && Math.min(box.x, box.y) > leastBorder - rounding;
}

/** Whether a photo takes what it has of its product when it is placed. */
export function fillsPaper({ box }: Pick<PhotoLayer, 'box'>, product: PrintProduct): boolean {
  const all = photoBoxOf(product);
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(box[side] - all[side]) < rounding,
  );
}

/** All of a photo, with a white border where the paper has another shape. */
export function showWholePhoto(
  document: DesignDocument,
  place: Place,
  { faces: { front } }: PrintProduct,
): DesignDocument {
  return changeLayer(document, place, (layer) => {
    if (layer.kind !== 'photo' || layer.photo === null || front === undefined) return layer;
    const box = wholePhotoBox(layer.photo, front);
    return { ...layer, box, photo: resetPhoto(layer.photo, box) };
  });
}

/** A photo out to the edges again, cropped as one that is placed anew. */
export function fillPaper(
  document: DesignDocument,
  place: Place,
  { photo, product }: { photo: ChosenPhoto; product: PrintProduct },
): DesignDocument {
  const box = photoBoxOf(product);
  const loss = product.faces.front && frameLoss(box, product.faces.front);
  return changeLayer(document, place, (layer) =>
    layer.kind === 'photo' ? { ...layer, box, photo: placeIn(box, photo, loss) } : layer,
  );
}
