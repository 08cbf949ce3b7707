/** Where a parcel goes, and the words the lab prints on it. */
export interface LabAddress {
  name: string;
  companyName?: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zip: string;
  country: 'US' | 'CA';
}

/** One line of an order as the lab makes it. */
export interface LabItem {
  itemId: string;
  productId: string;
  productName: string;
  designId?: string;
  /** The options as they travel in addresses: size, paper, moulding … */
  attributes: Readonly<Record<string, string>>;
  quantity: number;
  /** Pieces in each unit of the quantity; left out: one. */
  piecesPerUnit?: number;
}

/** What one lab order asks for: everything of the order that ships in one group. */
export interface LabRequest<Item extends LabItem = LabItem> {
  /** Printed on the lab's papers; at most 32 characters. */
  reference: string;
  /** The customer's own, for the packing slip; at most 32 characters. */
  customerReference?: string;
  shippingGroup: string;
  departmentId: string;
  shippingType: 'dropship' | 'studio';
  shippingMethod: string;
  packagingOption?: string;
  /** At most 500 characters; more are cut. */
  instructions?: string;
  shipTo: LabAddress;
  /** The store's own return address; a lab's drop ship carries it. */
  shipFrom: LabAddress;
  items: readonly Item[];
}

/** A paid order as it is handed over, whatever its parts are made of. */
export interface OrderForLab<Item extends LabItem = LabItem> {
  orderId: string;
  /** What people quote. */
  reference: string;
  customerReference?: string;
  shippingType: 'dropship' | 'studio';
  shipTo: LabAddress;
  shipFrom: LabAddress;
  instructions?: string;
  groups: readonly {
    shippingGroup: string;
    departmentId: string;
    shippingMethod: string;
    packagingOption?: string;
    itemIds: readonly string[];
  }[];
  items: readonly Item[];
}

/** An order that can't be split: the message says which item or group is wrong. */
export class UnsplittableOrderError extends Error {
  override readonly name = 'UnsplittableOrderError';
}

const longestReference = 32;
const longestInstructions = 500;

/**
 * An order as the lab gets it: a request for each shipping group, in the order of the groups.
 * @throws UnsplittableOrderError unless every item is in exactly one group.
 */
export function splitForLab<Item extends LabItem>(
  order: OrderForLab<Item>,
): readonly LabRequest<Item>[] {
  const left = new Map(order.items.map((item) => [item.itemId, item]));
  const requests = order.groups.map((group, index) => {
    const items = group.itemIds.map((itemId) => {
      const item = left.get(itemId);
      if (!left.delete(itemId) || item === undefined) {
        throw new UnsplittableOrderError(`${itemId} is not an item of its own: ${order.reference}`);
      }
      return item;
    });
    if (items.length === 0) {
      throw new UnsplittableOrderError(`${group.shippingGroup} is empty: ${order.reference}`);
    }
    return requestOf(order, { group, items, number: index + 1 });
  });
  if (left.size > 0) {
    throw new UnsplittableOrderError(`${[...left.keys()].join(', ')}: in no shipping group`);
  }
  return requests;
}

interface Part<Item extends LabItem> {
  group: OrderForLab<Item>['groups'][number];
  items: readonly Item[];
  number: number;
}

function requestOf<Item extends LabItem>(
  order: OrderForLab<Item>,
  { group, items, number }: Part<Item>,
): LabRequest<Item> {
  const ending = `-${number}`;
  const { shippingGroup, departmentId, shippingMethod, packagingOption } = group;
  return {
    reference: order.reference.slice(0, longestReference - ending.length) + ending,
    ...(order.customerReference && { customerReference: order.customerReference }),
    shippingGroup,
    departmentId,
    shippingType: order.shippingType,
    shippingMethod,
    ...(packagingOption !== undefined && { packagingOption }),
    ...(order.instructions && { instructions: order.instructions.slice(0, longestInstructions) }),
    shipTo: order.shipTo,
    shipFrom: order.shipFrom,
    items,
  };
}
