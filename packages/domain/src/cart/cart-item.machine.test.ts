import { expect, test } from 'vitest';
import { declaredPairs, reachableFrom } from '../lib/transition-table.ts';
import {
  cartItemTable,
  decideCartItem,
  eventOfDestination,
  type CartEvent,
  type CartStatus,
} from './cart-item.machine.ts';

const statuses: CartStatus[] = ['saved', 'pending', 'abandoned'];
const events: CartEvent[] = ['save', 'order', 'abandon', 'changeQuantity', 'edit', 'duplicate'];

test('an item gets from everywhere to everywhere', () => {
  for (const status of statuses) {
    expect([...reachableFrom(cartItemTable, status)].toSorted()).toEqual(statuses.toSorted());
  }
});

test('every undeclared step is refused', () => {
  const declared = new Set(declaredPairs(cartItemTable));
  const refused = statuses.flatMap((status) =>
    events
      .filter((event) => 'problem' in decideCartItem(status, event))
      .map((event) => `${status} ${event}`),
  );
  expect(refused).toEqual(['abandoned changeQuantity', 'abandoned edit']);
  expect(declared.size + refused.length).toBe(statuses.length * events.length);
});

test('a destination leads where it says', () => {
  for (const from of statuses) {
    for (const to of statuses) {
      expect(decideCartItem(from, eventOfDestination[to])).toMatchObject({ state: to });
    }
  }
});

test('whatever enters or leaves what would be ordered counts as a change of the cart', () => {
  for (const from of statuses) {
    for (const to of statuses) {
      const decision = decideCartItem(from, eventOfDestination[to]);
      const effects = 'effects' in decision ? decision.effects : [];
      const isConcerned = from !== to && (from === 'pending' || to === 'pending');
      expect(effects.includes('count-change')).toBe(isConcerned);
    }
  }
});
