import type { LabBrand } from '@albumen/contract/brands';

/** What becomes of an order once it is paid. */
export type DemoOrderEnd =
  /** It waits for the lab's cut-off. */
  | 'placed'
  | 'canceled'
  | 'inProduction'
  | 'partlyShipped'
  | 'shipped'
  /** Its money is on the way from a bank. */
  | 'awaitingPayment';

export interface DemoOrder {
  labBrand: LabBrand;
  /** Of an account of the demo. */
  email: string;
  galleryTitle: string;
  items: readonly { productId: string; size: string; quantity: number; photo: number }[];
  end: DemoOrderEnd;
  question?: string;
}

const print = (size: string, photo: number, quantity = 1) => ({
  productId: 'photographic-print',
  size,
  quantity,
  photo,
});

/** One in each state that a customer, a photographer and the lab may find an order in. */
export const demoOrders: readonly DemoOrder[] = [
  {
    labBrand: 'halide',
    email: 'grandmother@demo.test',
    galleryTitle: 'The house on Mill Lane',
    items: [print('8x10', 0, 2)],
    end: 'shipped',
  },
  {
    labBrand: 'halide',
    email: 'friend@demo.test',
    galleryTitle: 'A year outdoors',
    items: [print('5x7', 3, 4), { productId: 'canvas-wrap', size: '16x20', quantity: 1, photo: 9 }],
    end: 'partlyShipped',
    question: 'Will the canvas be here before the 12th? It is a birthday present.',
  },
  {
    labBrand: 'halide',
    email: 'customer@demo.test',
    galleryTitle: 'A year outdoors',
    items: [{ productId: 'framed-print', size: '8x10', quantity: 1, photo: 5 }],
    end: 'inProduction',
  },
  {
    labBrand: 'halide',
    email: 'customer@demo.test',
    galleryTitle: 'The house on Mill Lane',
    items: [print('8x10', 2)],
    end: 'canceled',
  },
  {
    labBrand: 'halide',
    email: 'customer@demo.test',
    galleryTitle: 'A year outdoors',
    items: [print('8x10', 7), print('4x6', 4, 10)],
    end: 'awaitingPayment',
  },
  {
    labBrand: 'halide',
    email: 'customer@demo.test',
    galleryTitle: 'The house on Mill Lane',
    items: [print('5x7', 1, 3)],
    end: 'placed',
  },
  {
    labBrand: 'cyan',
    email: 'grandmother@demo.test',
    galleryTitle: 'Open studio',
    items: [{ productId: 'photo-print', size: '8x10', quantity: 2, photo: 1 }],
    end: 'shipped',
  },
  {
    labBrand: 'cyan',
    email: 'customer@demo.test',
    galleryTitle: 'Mountains, rivers, friends',
    items: [{ productId: 'photo-print', size: '5x7', quantity: 6, photo: 6 }],
    end: 'placed',
  },
];

/** What Ada asks for beside her prints; the first two are paid. */
export const demoLinks = [
  { purpose: 'Sitting fee, family portraits', amount: '180.00', payerName: 'Priya Raman' },
  { purpose: 'Retouching, nine photographs', amount: '67.50', payerName: 'Tomas Reyes' },
  { purpose: 'Deposit for the wedding on May 9', amount: '600.00', payerName: 'Elena Marchetti' },
] as const;
export const paidLinks = 2;
