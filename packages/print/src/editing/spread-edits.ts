import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import { keepPhotos } from '../lib/keep-photos.ts';
import type { PrintProduct } from '../products/product.ts';
import { spreadLayoutsFor, type SpreadLayout } from '../products/spread-layouts.ts';

/** Gives a spread another layout; photos that it has no place for wait among the spare parts. */
export function changeSpread(
  document: DesignDocument,
  product: PrintProduct,
  { faceId, layoutId }: { faceId: string; layoutId: string },
): DesignDocument {
  const before = document.faces.find(({ id }) => id === faceId);
  const layout = layoutsOf(product).find(({ id }) => id === layoutId);
  if (before === undefined || layout === undefined) return document;
  const drawn = drawSpread(before, layout, product);
  const { faces, photos } = keepPhotos([drawn], { ...document, faces: [before] });
  const [spread = drawn] = faces;
  return withSpare(
    { ...document, faces: document.faces.map((face) => (face.id === faceId ? spread : face)) },
    photos,
  );
}

/** Adds an empty spread behind another, or at the end. The count must be bought, too: `spreads`. */
export function addSpread(
  document: DesignDocument,
  product: PrintProduct,
  behind?: string,
): DesignDocument {
  const layouts = layoutsOf(product);
  const layout = layouts.find(({ photoCount }) => photoCount === 2) ?? layouts[0];
  if (layout === undefined) return document;
  const blank: DesignFace = {
    kind: 'spread',
    id: freeId(document),
    background: '#ffffff',
    layers: [],
  };
  const index = document.faces.findIndex(({ id }) => id === behind);
  const at = index < 0 ? document.faces.length : index + 1;
  return {
    ...document,
    faces: document.faces.toSpliced(at, 0, drawSpread(blank, layout, product)),
  };
}

/** Takes a spread out; its photos wait among the spare parts. */
export function removeSpread(document: DesignDocument, faceId: string): DesignDocument {
  const gone = document.faces.find(({ id, kind }) => id === faceId && kind === 'spread');
  if (gone === undefined) return document;
  const { photos } = keepPhotos([], { ...document, faces: [gone] });
  return withSpare(
    { ...document, faces: document.faces.filter(({ id }) => id !== faceId) },
    photos,
  );
}

/** Moves a spread to another place in the album, counted from 0 without the cover. */
export function moveSpread(document: DesignDocument, faceId: string, to: number): DesignDocument {
  const spread = document.faces.find(({ id, kind }) => id === faceId && kind === 'spread');
  if (spread === undefined) return document;
  const others = document.faces.filter((face) => face !== spread);
  const covers = others.filter(({ kind }) => kind !== 'spread').length;
  const at = covers + Math.min(Math.max(0, to), others.length - covers);
  return { ...document, faces: others.toSpliced(at, 0, spread) };
}

/** A spread as its layout has it, without photos; words that the customer added stay on it. */
export function drawSpread(
  face: DesignFace,
  layout: SpreadLayout,
  { faces }: PrintProduct,
): DesignFace {
  const { spread } = faces;
  if (spread === undefined) throw new Error('a product without spreads');
  const places = layout.boxesOf(spread).map((box, index) => ({
    kind: 'photo' as const,
    id: `photo-${index + 1}`,
    box,
    photo: null,
  }));
  const texts = face.layers.filter(({ kind }) => kind !== 'photo');
  return { ...face, trim: spread.trim, layout: layout.id, layers: [...places, ...texts] };
}

function layoutsOf({ faces }: PrintProduct): readonly SpreadLayout[] {
  return faces.spread === undefined ? [] : spreadLayoutsFor(faces.spread);
}

function freeId({ faces }: DesignDocument): string {
  const taken = new Set(faces.map(({ id }) => id));
  let number = faces.length;
  while (taken.has(`spread-${number}`)) number += 1;
  return `spread-${number}`;
}

function withSpare(
  document: DesignDocument,
  photos: NonNullable<DesignDocument['spare']>['photos'],
): DesignDocument {
  const words = document.spare?.words ?? {};
  if (photos.length === 0 && Object.keys(words).length === 0) {
    const { spare: _spare, ...rest } = document;
    return rest;
  }
  return { ...document, spare: { photos, words } };
}
