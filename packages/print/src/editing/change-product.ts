import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import { coverFace } from '../lib/cover-face.ts';
import { fitLayers } from '../lib/fit-card.ts';
import type { PhotoLayer } from '../document/layers.ts';
import { keepPhotos } from '../lib/keep-photos.ts';
import { printProductOf } from '../products/print-product.ts';
import { hasPaperAround, type PrintProduct } from '../products/product.ts';
import { addSpread, drawSpread, removeSpread } from './spread-edits.ts';
import { spreadLayoutsFor } from '../products/spread-layouts.ts';
import { photoBoxOf } from './start-document.ts';
import { isWholePhoto, wholePhotoBox } from './whole-photo.ts';

/** What a design is now made as. */
export interface ProductChange {
  product: Product;
  choice: Omit<Choice, 'quantity'>;
  /** Turns the size; as it is when left out. */
  isTurned?: boolean;
}

/**
 * The same design with other choices from the catalog: size, edge, border, cover, engraving, spreads.
 * Photos keep their middle and zoom; one that is shown whole, with paper around it, stays whole. Not for cards, which have `changeCard`.
 */
export function changeProduct(
  document: DesignDocument,
  { product, choice, isTurned = document.isTurned ?? false }: ProductChange,
): DesignDocument {
  const made = printProductOf(product, choice, { isTurned });
  const { isTurned: _turned, foilColor: _foil, ...rest } = document;
  const same: DesignDocument = {
    ...rest,
    ...(isTurned && { isTurned }),
    ...(made.foilColor && { foilColor: made.foilColor }),
  };
  return product.family === 'album' ? changeAlbum(same, made) : changePrint(same, made);
}

function changePrint(document: DesignDocument, product: PrintProduct): DesignDocument {
  const filled = photoBoxOf(product);
  const { front } = product.faces;
  const boxOf = (layer: PhotoLayer) =>
    layer.photo !== null && front && hasPaperAround(product) && isWholePhoto(layer)
      ? wholePhotoBox(layer.photo, front)
      : filled;
  const trim = front?.trim;
  const faces = document.faces.map((face) => ({
    ...face,
    ...(trim && { trim }),
    layers: face.layers.flatMap((layer) => {
      if (layer.kind === 'photo') return [{ ...layer, box: boxOf(layer), photo: null }];
      return trim && face.trim ? fitLayers([layer], { from: face.trim, to: trim }) : [layer];
    }),
  }));
  return { ...document, faces: keepPhotos(faces, document).faces };
}

function changeAlbum(document: DesignDocument, product: PrintProduct): DesignDocument {
  const { faces, photos } = keepPhotos(
    document.faces.map((face) => redraw(face, product)),
    document,
  );
  const words = document.spare?.words ?? {};
  const isSpare = photos.length > 0 || Object.keys(words).length > 0;
  const { spare: _spare, ...rest } = document;
  return countSpreads({ ...rest, faces, ...(isSpare && { spare: { photos, words } }) }, product);
}

function redraw(face: DesignFace, product: PrintProduct): DesignFace {
  if (face.kind === 'cover') return redrawCover(face, product);
  const { spread } = product.faces;
  const layouts = spread === undefined ? [] : spreadLayoutsFor(spread);
  const count = face.layers.filter(({ kind }) => kind === 'photo').length;
  const layout =
    layouts.find(({ id }) => id === face.layout) ??
    layouts.find(({ photoCount }) => photoCount === count);
  if (spread === undefined || layout === undefined) return face;
  const texts = face.layers.filter(({ kind }) => kind !== 'photo');
  const fitted = face.trim ? fitLayers(texts, { from: face.trim, to: spread.trim }) : texts;
  return drawSpread({ ...face, layers: fitted }, layout, product);
}

/** The title's words stay, whatever it is pressed in. */
function redrawCover(face: DesignFace, product: PrintProduct): DesignFace {
  const cover = coverFace(product, undefined);
  const title = face.layers.find(({ id }) => id === 'title');
  return {
    ...cover,
    layers: cover.layers.map((layer) =>
      layer.kind === 'text' && title?.kind === 'text'
        ? { ...layer, text: title.text, font: title.font }
        : layer,
    ),
  };
}

function countSpreads(document: DesignDocument, product: PrintProduct): DesignDocument {
  const wanted = product.faceCounts?.spread ?? 1;
  let counted = document;
  let spreads = spreadsOf(counted);
  while (spreads.length < wanted) {
    counted = addSpread(counted, product);
    spreads = spreadsOf(counted);
  }
  for (const { id } of spreads.slice(wanted).toReversed()) counted = removeSpread(counted, id);
  return counted;
}

function spreadsOf({ faces }: DesignDocument): DesignFace[] {
  return faces.filter(({ kind }) => kind === 'spread');
}
