import { expect, test } from 'vitest';
import type { LabFile, LabJob } from '../lab.ts';
import { planImport } from './import-request.ts';
import { labProductsFile, readLabProducts } from './lab-products.ts';
import { readLabMessage } from './read-message.ts';
import { signMessage } from './signature.ts';

const products = readLabProducts(
  labProductsFile.parse({
    products: {
      'photographic-print/8x10': { productUid: 2, nodes: { front: 10_000 } },
      'flat-card/5x7': { productUid: 9, nodes: {} },
      'folded-card/5x7': { productUid: 10, piecesPerUnit: 10, nodes: {} },
      'lay-flat-album/8x8': { productUid: 77, nodes: { cover: 10, spread: [11, 12] } },
    },
    attributes: { 'paper=luster': [5], 'mount=none': [], 'cover_material=linen': [40, 41] },
    shipping: { dropship_lowest_cost: [96, 545] },
    packaging: { gift_wrap: [801] },
  }),
);

const address = {
  name: 'Ada Moreau',
  address1: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
} as const;

function file(itemId: string, part: string): LabFile {
  return {
    itemId,
    part,
    name: `01-${part}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: 10,
    md5: 'a9825bb0836325e07ccfed16751b1d07',
    pixels: { width: 2400, height: 3000 },
    documentHash: '',
    read: () => Promise.reject(new Error('nobody reads it')),
    url: `https://halide.example/lab/files/${part}`,
  };
}

const job: LabJob = {
  labOrderId: 'lab-order',
  attempt: 2,
  labBrand: 'halide',
  request: {
    reference: 'H-10442-1',
    shippingGroup: 'prints',
    departmentId: 'prints',
    shippingType: 'dropship',
    shippingMethod: 'dropship_lowest_cost',
    packagingOption: 'gift_wrap',
    shipTo: { ...address, companyName: 'Moreau & Co.', address2: 'Apt 4' },
    shipFrom: { ...address, name: 'Halide' },
    items: [
      {
        itemId: 'a',
        productId: 'photographic-print',
        productName: 'Photographic print',
        attributes: { size: '8x10', paper: 'luster', mount: 'none' },
        quantity: 3,
      },
      {
        itemId: 'b',
        productId: 'lay-flat-album',
        productName: 'Lay-flat album',
        attributes: { size: '8x8', cover_material: 'linen' },
        quantity: 1,
      },
    ],
  },
  files: [file('a', 'front'), file('b', 'spread-7'), file('b', 'spread-2'), file('b', 'book')],
};

test('a lab order is said in the lab’s own numbers', () => {
  const plan = planImport(job, products);
  expect(plan).toMatchObject({
    isKnown: true,
    body: {
      EntryId: 'lab-order-2',
      Orders: [
        {
          SequenceNumber: 1,
          Reference: 'H-10442-1',
          ShipToAddress: { Name: 'Ada Moreau', Attn: 'Moreau & Co.', Addr2: 'Apt 4', Zip: '78701' },
          ShipFromAddress: { Name: 'Halide' },
          OrderAttributes: [{ AttributeUID: 96 }, { AttributeUID: 545 }, { AttributeUID: 801 }],
          OrderItems: [
            {
              ProductUID: 2,
              Quantity: 3,
              ItemAttributes: [{ AttributeUID: 5 }],
              ItemAssets: [
                {
                  ProductNodeID: 10_000,
                  AssetPath: 'https://halide.example/lab/files/front',
                  ImageHash: 'a9825bb0836325e07ccfed16751b1d07',
                  PrintedFileName: '01-front.jpg',
                },
              ],
            },
            {
              ProductUID: 77,
              ItemAttributes: [{ AttributeUID: 40 }, { AttributeUID: 41 }],
              // In the order of their files, whatever they were called when they were made.
              ItemAssets: [
                { ProductNodeID: 11, PrintedFileName: '01-spread-7.jpg' },
                { ProductNodeID: 12, PrintedFileName: '01-spread-2.jpg' },
              ],
            },
          ],
        },
      ],
    },
  });
});

test.each([
  [{}, null],
  [{ instructions: 'Matte.' }, 'Matte.'],
  [
    { customerReference: 'Wedding 12', instructions: 'Matte.' },
    'Packing slip reference: Wedding 12\nMatte.',
  ],
  [
    { customerReference: 'A', instructions: 'y'.repeat(500) },
    `Packing slip reference: A\n${'y'.repeat(474)}`,
  ],
])('%j is %j in the lab’s one free text', (options, Instructions) => {
  const plan = planImport({ ...job, request: { ...job.request, ...options } }, products);
  expect(plan).toMatchObject({ body: { Orders: [{ Reference: 'H-10442-1', Instructions }] } });
});

test('everything that the lab has no number for is named at once, and nothing is sent', () => {
  const { request } = job;
  const [print] = request.items;
  const other = {
    ...job,
    request: {
      ...request,
      shippingMethod: 'by_pigeon',
      items: [{ ...print, attributes: { size: '8x10', paper: 'gold' } }],
    },
    files: [file('a', 'front'), file('a', 'back')],
  } as LabJob; // the job with other values in the same places
  expect(planImport(other, products)).toEqual({
    isKnown: false,
    reason:
      'The lab has no shipping by by_pigeon, no place for back of photographic-print/8x10, no paper=gold.',
  });
});

test('packs are said in the lab’s own count, and never rounded', () => {
  const card = (productId: string, quantity: number) => ({
    itemId: productId,
    productId,
    productName: 'Card',
    attributes: { size: '5x7' },
    quantity,
    piecesPerUnit: 25,
  });
  const planOf = (item: ReturnType<typeof card>) =>
    planImport({ ...job, request: { ...job.request, items: [item] } }, products);
  const quantity = (Quantity: number) => ({ body: { Orders: [{ OrderItems: [{ Quantity }] }] } });
  expect(planOf(card('flat-card', 2))).toMatchObject(quantity(50));
  expect(planOf(card('folded-card', 2))).toMatchObject(quantity(5));
  expect(planOf(card('folded-card', 1))).toEqual({
    isKnown: false,
    reason: 'The lab has no packs that hold 25 of folded-card/5x7.',
  });
});

const now = new Date('2026-11-21T20:00:00Z');
const shipped = {
  Event: 'Shipped',
  ConfirmationId: 'c-1',
  ShippingInfo: [
    {
      Carrier: 'FedEx',
      ShipDate: '2026-11-20T06:18:38-06:00',
      TrackingNumber: '5123',
      TrackingUrl: 'javascript:alert(1)',
    },
  ],
};

function read(message: unknown, at = now) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return readLabMessage({ body, signature: signMessage(body, 'secret', at) }, 'secret', now);
}

test('a parcel is read without an address that is no address', () => {
  expect(read(shipped)).toEqual({
    kind: 'shipped',
    messageId: 'c-1 5123',
    labReference: 'c-1',
    parcels: [{ carrier: 'FedEx', trackingNumber: '5123', shippedAt: '2026-11-20T06:18:38-06:00' }],
  });
});

test.each([
  ['an event of tomorrow’s API', { Event: 'Delivered', ConfirmationId: 'c-1' }],
  ['no JSON', '<xml/>'],
])('%s is nothing for us, and no failure', (_, message) => {
  expect(read(message)).toEqual({ kind: 'other' });
});

test.each([-301, 301])('a message signed %i seconds from now is a recording', (seconds) => {
  expect(read(shipped, new Date(now.getTime() + seconds * 1_000))).toBeUndefined();
});

test('a changed body or another secret is nobody’s word', () => {
  const body = JSON.stringify(shipped);
  const signature = signMessage(body, 'secret', now);
  const changed = { body: body.replace('5123', '5124'), signature };
  expect(readLabMessage(changed, 'secret', now)).toBeUndefined();
  expect(readLabMessage({ body, signature }, 'other', now)).toBeUndefined();
  expect(readLabMessage({ body, signature: undefined }, 'secret', now)).toBeUndefined();
});

test('words of a signed message that look like the question are none', () => {
  const [parcel] = shipped.ShippingInfo;
  const message = { ...shipped, ShippingInfo: [{ ...parcel, Carrier: 'UPS &verifier=a53ae191&' }] };
  expect(read(message)).toMatchObject({ kind: 'shipped' });
});

test('the lab’s question whether we are there is read as form and as JSON', () => {
  const unsigned = (body: string) => readLabMessage({ body, signature: undefined }, 'secret', now);
  const expected = { kind: 'verify', verifier: 'a53ae191-00f3' };
  expect(unsigned('verifier=a53ae191-00f3')).toEqual(expected);
  expect(unsigned('{"verifier":"a53ae191-00f3"}')).toEqual(expected);
  expect(unsigned('verifier=<script>')).toBeUndefined();
});
