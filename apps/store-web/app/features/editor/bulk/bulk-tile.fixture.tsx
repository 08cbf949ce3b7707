import type { Product } from '@albumen/contract/catalog/product';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { createPictures } from '../canvas/pictures.ts';
import { choiceOf } from '../opening/made-design.ts';
import { mountFixture } from '../../../../test/mount-fixture.tsx';
import { firstDocument, type BulkPrint } from './bulk-prints.ts';
import { BulkTile } from './bulk-tile.tsx';
import { createReviewer } from './print-review.ts';
import './bulk.css';

/* The favorites of a large wedding, as prints. */
const product: Product = {
  id: 'print',
  family: 'print',
  name: 'Print',
  summary: '',
  description: '',
  tags: [],
  departmentId: 'prints',
  productionDays: { least: 1, most: 2 },
  bleedInches: 0,
  safeInches: 0.125,
  isTurnable: true,
  piecesPerUnit: 1,
  maxQuantity: 999,
  quantityDiscounts: [],
  sizes: [{ id: '4x6', widthInches: 4, heightInches: 6, priceMinor: 100 }],
  options: [],
};

const photos = new Map(
  Array.from({ length: 800 }, (_, index): [string, EditorPhoto] => {
    const photoId = `photo-${index + 1}`;
    return [
      photoId,
      {
        photoId,
        fileName: `${photoId}.jpg`,
        sha256: '',
        width: 2400,
        height: 1600,
        token: `token-${index + 1}`,
        hash: null,
        isReady: true,
        isFavorite: true,
        isOwn: false,
        isMine: false,
        focus: { x: 50, y: 50, isChosen: false },
        faces: [],
      },
    ];
  }),
);

const attributes = { size: '4x6' };
const choice = choiceOf(product, attributes);
const prints = [...photos.values()].map((photo): BulkPrint => {
  return { photo, document: firstDocument(photo, { product, choice }), quantity: 1 };
});
const pictures = createPictures({ base: () => '/r', photoOf: (id) => photos.get(id) });
const reviewOf = createReviewer(product, attributes);

/* A face asks for a frame each time it is painted. */
const painted = { count: 0 };
const ask = requestAnimationFrame;
globalThis.requestAnimationFrame = (paint) => {
  painted.count += 1;
  return ask(paint);
};
Object.assign(window, { painted });

mountFixture(
  <div className="bulk" style={{ height: '100vh' }}>
    <ul className="bulk__prints plain-list">
      {prints.map((print) => (
        <BulkTile
          key={print.photo.photoId}
          {...{ print, attributes, product, pictures }}
          review={reviewOf(print)}
          changePrint={() => undefined}
          endMove={() => undefined}
        />
      ))}
    </ul>
  </div>,
);
