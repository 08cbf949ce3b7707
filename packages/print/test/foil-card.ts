import type { DesignDocument } from '../src/document/design-document.ts';
import type { PhotoLayer } from '../src/document/layers.ts';
import type { PrintProduct } from '../src/products/product.ts';

/** A 5×7 in card with a photo, text, foil and a back. */
export const flatCard: PrintProduct = {
  family: 'flatCard',
  faces: {
    front: { trim: { width: 360, height: 504 }, bleed: 9, safe: 9 },
    back: { trim: { width: 360, height: 504 }, bleed: 9, safe: 9 },
  },
};

export const photoLayer: PhotoLayer = {
  kind: 'photo',
  id: 'photo-1',
  box: { x: -9, y: -9, width: 378, height: 378 },
  photo: {
    photoId: 'red',
    sha256: '0'.repeat(64),
    width: 900,
    height: 600,
    crop: { x: 1 / 6, y: 0, width: 2 / 3, height: 1, rotate: 0, flip: false },
  },
};

export const foilCard: DesignDocument = {
  version: 1,
  family: 'flatCard',
  shape: 'rounded',
  foilColor: 'gold',
  faces: [
    {
      kind: 'front',
      id: 'front',
      background: '#f7f2ea',
      layers: [
        photoLayer,
        {
          kind: 'text',
          id: 'names',
          box: { x: 36, y: 384, width: 288, height: 60 },
          text: 'Ada & Łukasz',
          font: 'greatVibes',
          sizePt: 44,
          align: 'center',
          anchor: 'middle',
          finish: { kind: 'foil' },
        },
        {
          kind: 'text',
          id: 'date',
          box: { x: 36, y: 452, width: 288, height: 20 },
          text: 'the sixth of June',
          font: 'josefin',
          sizePt: 11,
          tracking: 0.2,
          align: 'center',
          isUppercase: true,
          finish: { kind: 'ink', color: '#3a342c' },
        },
      ],
    },
    {
      kind: 'back',
      id: 'back',
      background: '#3a342c',
      layers: [
        {
          kind: 'art',
          id: 'leaf',
          box: { x: 150, y: 200, width: 60, height: 100 },
          path: 'M180 200C220 230 220 270 180 300C140 270 140 230 180 200Z',
          finish: { kind: 'ink', color: '#c9b79c' },
        },
      ],
    },
  ],
};
