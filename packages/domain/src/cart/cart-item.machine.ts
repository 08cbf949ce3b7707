import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** Where an item of a cart lies: kept for later, to be ordered, thrown away. */
export type CartStatus = 'saved' | 'pending' | 'abandoned';

/** What a customer does with an item. */
export type CartEvent = 'save' | 'order' | 'abandon' | 'changeQuantity' | 'edit' | 'duplicate';

/** What follows from a step, for the service to do in the same transaction. */
export type CartEffect = 'count-change' | 'stamp-abandoned' | 'clear-abandoned' | 'copy-design';

type Row = Partial<Record<CartEvent, Transition<CartStatus, CartEffect>>>;

/** The whole life of a cart item. What is not in it is refused; removing for good ends the item itself. */
export const cartItemTable: TransitionTable<CartStatus, CartEvent, CartEffect> = {
  saved: {
    save: to('saved'),
    order: to('pending', 'count-change'),
    abandon: to('abandoned', 'stamp-abandoned'),
    changeQuantity: to('saved'),
    edit: to('saved'),
    duplicate: to('saved', 'copy-design'),
  },
  pending: {
    save: to('saved', 'count-change'),
    order: to('pending'),
    abandon: to('abandoned', 'count-change', 'stamp-abandoned'),
    changeQuantity: to('pending', 'count-change'),
    edit: to('pending', 'count-change'),
    duplicate: to('pending', 'count-change', 'copy-design'),
  },
  abandoned: {
    save: to('saved', 'clear-abandoned'),
    order: to('pending', 'count-change', 'clear-abandoned'),
    abandon: to('abandoned'),
    duplicate: to('pending', 'count-change', 'copy-design'),
  },
} satisfies Record<CartStatus, Row>;

/** The event that brings an item to a status. */
export const eventOfDestination = {
  saved: 'save',
  pending: 'order',
  abandoned: 'abandon',
} as const satisfies Record<CartStatus, CartEvent>;

/** Decides one step of an item. Moving an item to where it is changes nothing. */
export function decideCartItem(
  status: CartStatus,
  event: CartEvent,
): Decision<CartStatus, CartEffect> {
  return decide(cartItemTable, status, event);
}
