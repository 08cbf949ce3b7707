import type { Order, OrderMessage, OrderSummary } from '@albumen/contract/endpoints/orders';
import { paidByWords } from '@albumen/contract/payments/paid-by';
import { canCancel } from './orders.policy.ts';
import type { OrderItemRow } from './order-items.queries.ts';
import type { EventRow } from '../payments/payable-events.ts';
import type { OrderRow } from './orders.queries.ts';
import type { MessageRow } from './order-messages.queries.ts';
import { timelineOf } from './reading/order-timeline.ts';

interface WholeOrder {
  order: OrderRow;
  items: readonly OrderItemRow[];
  events: readonly EventRow[];
  messages: readonly MessageRow[];
  /** Designs by item, for whoever may still change them. */
  designs: ReadonlyMap<string, OrderItemDesign>;
  studio: Order['studio'];
  /** It is read by its link alone, and covered. */
  asksProof: boolean;
}

export type OrderItemDesign = NonNullable<Order['items'][number]['design']>;

/** Its id on the wire is that of the checkout it came of. */
export function presentOrder(
  { order, items, events, messages, designs, studio, asksProof }: WholeOrder,
  now: Date,
): Order {
  return {
    ...namesOf(order),
    email: order.email,
    contactName: order.contactName,
    shippingType: order.shippingType,
    shipTo: order.shipTo,
    customerReference: order.customerReference,
    instructions: order.instructions,
    items: items.map((item) => presentItem(item, designs.get(item.id) ?? null)),
    groups: order.shippingGroups,
    itemsMinor: order.itemsMinor,
    discountMinor: order.discountMinor,
    quantityDiscountMinor: order.quantityDiscountMinor,
    discountCode: order.discountCode,
    shippingMinor: order.shippingMinor,
    shippingDiscountMinor: order.shippingDiscountMinor,
    packagingMinor: order.packagingMinor,
    taxLines: order.taxLines,
    taxMinor: order.taxMinor,
    refundedMinor: order.refundedMinor,
    paidBy: order.paidBy && {
      words: paidByWords(order.paidBy),
      charged: order.paidBy.charged ?? null,
    },
    expiresAt: order.expiresAt?.toISOString() ?? null,
    cutOffAt: order.cutOffAt?.toISOString() ?? null,
    canCancel: canCancel(order, now),
    asksProof,
    timeline: timelineOf(asksProof ? events.map(withoutAddress) : events, {
      currency: order.currency,
      groups: order.shippingGroups,
    }),
    messages: messages.map(presentMessage),
    studio,
  };
}

function withoutAddress(event: EventRow): EventRow {
  return event.kind === 'address-changed' ? { ...event, details: {} } : event;
}

function namesOf(order: OrderRow) {
  return {
    resourceId: order.checkoutId,
    reference: order.reference,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    currency: order.currency,
    totalMinor: order.totalMinor,
  };
}

function presentItem(item: OrderItemRow, design: OrderItemDesign | null): Order['items'][number] {
  return {
    itemId: item.id,
    productName: item.productName,
    name: item.name,
    projectTitle: item.projectTitle,
    choices: item.choices,
    quantity: item.quantity,
    piecesPerUnit: item.piecesPerUnit ?? 1,
    unitMinor: item.unitMinor,
    listMinor: item.listMinor,
    discountMinor: item.discountMinor,
    totalMinor: item.totalMinor,
    shippingGroup: item.shippingGroup,
    proofUrl: item.proofUrl,
    design,
  };
}

export function presentMessage({ author, body, writtenAt }: MessageRow): OrderMessage {
  return { author, body, writtenAt: writtenAt.toISOString() };
}

const shownItems = 4;

export function presentSummary(
  order: OrderRow,
  items: readonly Pick<OrderItemRow, 'productName' | 'proofUrl'>[],
): OrderSummary {
  return {
    ...namesOf(order),
    itemCount: items.length,
    itemNames: items.slice(0, shownItems).map(({ productName }) => productName),
    proofUrls: items.flatMap(({ proofUrl }) => proofUrl ?? []).slice(0, shownItems),
  };
}
