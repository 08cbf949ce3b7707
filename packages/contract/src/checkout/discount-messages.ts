import type { ProductFamily } from '../catalog/families.ts';

/** What a code may take off, in the operator's words. */
export const discountKinds = {
  order: 'Percent off the order',
  amount: 'Amount off the order',
  items: 'Percent off products',
  shipping: 'Percent off standard shipping',
} as const;

export type DiscountKind = keyof typeof discountKinds;

interface Scope {
  label: string;
  /** Empty: all. */
  families: readonly ProductFamily[];
}

/** The products that a code of kind `items` is for. */
export const discountScopes = {
  all: { label: 'All products', families: [] },
  prints: { label: 'Prints', families: ['print', 'fineArt'] },
  framed: { label: 'Framed prints', families: ['framed'] },
  wall: { label: 'Canvas and metal', families: ['canvas', 'metal'] },
  albums: { label: 'Albums', families: ['album'] },
  cards: { label: 'Cards', families: ['flatCard', 'foldedCard'] },
} as const satisfies Record<string, Scope>;

export type DiscountScope = keyof typeof discountScopes;
