import { z } from 'zod';
import { departmentIds, productFamilies } from '../catalog/families.ts';
import { limits } from '../limits.ts';
import { valueLook } from './catalog.ts';
import * as endpoints from '../endpoints/cart.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const amountMinor = z.number().int().min(0);
/** A calendar day, `2026-11-30`. */
const day = z.string();

export const cartStatus = z.enum(['saved', 'pending', 'abandoned']);

export const itemParams = z.strictObject({ itemId: id });
export const cartParams = z.strictObject({ cartId: id });
export const statusParams = z.strictObject({ status: cartStatus });
export const cartStatusParams = z.strictObject({ cartId: id, status: cartStatus });
export const moveItemParams = z.strictObject({ destinationStatus: cartStatus, itemId: id });
/** The quantity's rules need the product: the service reads it. */
export const quantityParams = z.strictObject({ itemId: id, quantity: z.string().max(20) });
export const projectTitleQuery = z.object({ projectTitle: z.string().max(200) });

const newItem = z.strictObject({
  designSpaceId: id,
  quantity: z.number().int().min(1).max(limits.itemMaxQuantity).default(limits.defaultQuantity),
  status: z.enum(['saved', 'pending']).default('pending'),
  /** The customer has seen what this version warns of and wants it so. */
  acceptedVersion: z.number().int().optional(),
});

/** Several at once: bulk prints. A design that is in the cart already is changed, not doubled. */
export const addItemsBody = z.strictObject({ items: z.array(newItem).min(1).max(500) });

export const acceptBody = z.strictObject({ documentVersion: z.number().int() });

/** Why an item can't be ordered as it is. */
export const lineStop = z.enum([
  /** The product or a choice is no longer sold. */
  'unavailable',
  /** A photo is gone. */
  'photoMissing',
  /** A place has no photo, or the document doesn't fit the product. */
  'unfinished',
  /** Prints softly, and nobody has said that it may. */
  'softPhoto',
  /** Prints too badly; only the photographer may order it. */
  'blockedPhoto',
  /** Words are still the design's example. */
  'sampleWords',
  /** Words that the design asks for were left out. */
  'blankWords',
  /** Spreads of an album got no photo and would stay paper. */
  'blankSpread',
]);

export const readinessLevel = z.enum(['good', 'warn', 'block']);

export const cartItem = z.object({
  itemId: z.string(),
  cartId: z.string(),
  designSpaceId: z.string(),
  /** The design space by its other wire name. */
  editorId: z.string(),
  /** Always null in a cart: an ordered item leaves it. */
  orderId: z.string().nullable(),
  status: cartStatus,
  productId: z.string(),
  productName: z.string(),
  family: z.enum(productFamilies).nullable(),
  designId: z.string().nullable(),
  /** Size id such as `8x10`. */
  size: z.string(),
  itemName: z.string(),
  projectTitle: z.string().optional(),
  galleryId: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  /** What was chosen, in words. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: z.number().int(),
  maxQuantity: z.number().int(),
  piecesPerUnit: z.number().int(),
  documentVersion: z.number().int(),
  /** Null until the first one is made. */
  proofUrl: z.string().nullable(),
  /** Whether the proof shows this version. */
  isProofCurrent: z.boolean(),
  /** Width divided by height of the designed side. */
  ratio: z.number(),
  /** What is around the designed side on the wall, such as its frame; null where nothing is. */
  mounting: z
    .object({
      /** The width of the designed side, turned as it is. */
      widthInches: z.number(),
      heightInches: z.number(),
      /** What was chosen, by option. */
      looks: z.record(z.string(), z.object({ id: z.string(), look: valueLook })),
    })
    .nullable(),
  readiness: readinessLevel,
  stops: z.array(lineStop),
  /** What would stop it, had the customer not said that it may be so. */
  accepted: z.array(lineStop),
  /**
   * What a stop is about. Of 'sampleWords' and 'blankWords': what is asked for, and what stands there; of
   * others the sides of a design that has several, 'Spreads 3 and 5'.
   */
  notes: z.array(z.object({ stop: lineStop, label: z.string(), words: z.string() })),
  /** Whether who asks may say that it may be so: of a photo that is too small, its photographer. */
  canAccept: z.boolean(),
  /** Null when it is no longer sold. */
  price: z
    .object({
      unitMinor: amountMinor,
      listMinor: amountMinor,
      percentOff: z.number().int(),
      discountMinor: amountMinor,
      totalMinor: amountMinor,
    })
    .nullable(),
  /** Key of the group it ships with. */
  shippingGroup: z.string().nullable(),
  editUrl: z.string(),
  /** Epoch milliseconds. */
  abandonedAt: z.number().int().nullable(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});

/** Pending items that ship together. */
export const cartGroup = z.object({
  shippingGroup: z.string(),
  departmentId: z.enum(departmentIds),
  name: z.string(),
  itemIds: z.array(z.string()),
  itemsMinor: amountMinor,
  /** Working days in the lab. */
  productionDays: z.object({ least: z.number().int(), most: z.number().int() }),
  ships: z.object({ from: day, to: day }),
  arrives: z.object({ from: day, to: day }),
  /** The cheapest method's name and price for these items, to a customer in the contiguous states. */
  shipping: z
    .object({
      name: z.string(),
      priceMinor: amountMinor,
      /** Part of the price, and why. */
      surcharges: z.array(z.object({ reason: z.string(), amountMinor })),
    })
    .nullable(),
});

export const cartReply = z.object({
  /** Null until something was put in. */
  cartId: z.string().nullable(),
  version: z.number().int(),
  currency: z.string(),
  /** Newest first; all statuses. */
  items: z.array(cartItem),
  groups: z.array(cartGroup),
  /** What pending items that are sold come to, before shipping and tax. */
  totalMinor: amountMinor,
});

/** What changed, and the cart after it. */
export const cartChangedReply = z.object({ itemIds: z.array(z.string()), cart: cartReply });

/** What the editor needs to open an item. */
export const editItemReply = z.object({
  itemId: z.string(),
  editorId: z.string(),
  designSpaceId: z.string(),
  productId: z.string(),
  designId: z.string().nullable(),
  status: cartStatus,
  quantity: z.number().int(),
  /** Where the editor leads back to. */
  cancelUrl: z.string(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getCart: { reply: cartReply },
  addItems: { body: addItemsBody, reply: cartChangedReply },
  updateQuantity: { params: quantityParams, reply: cartChangedReply },
  moveItem: { params: moveItemParams, reply: cartChangedReply },
  abandonPending: { reply: cartChangedReply },
  removeItemPermanently: { params: itemParams, reply: cartChangedReply },
  removeItemsByProjectTitle: {
    params: statusParams,
    query: projectTitleQuery,
    reply: cartChangedReply,
  },
  clearCart: { params: cartParams, reply: cartChangedReply },
  clearItems: { params: cartStatusParams, reply: cartChangedReply },
  clearOldItems: { params: cartParams, reply: cartChangedReply },
  duplicateItem: { params: itemParams, reply: cartChangedReply },
  acceptSoftItem: { params: itemParams, body: acceptBody, reply: cartChangedReply },
  editItem: { params: itemParams, reply: editItemReply },
  editItemInPlace: { params: itemParams, reply: editItemReply },
});
