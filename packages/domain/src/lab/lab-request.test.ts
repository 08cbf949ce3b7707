import { expect, test } from 'vitest';
import {
  splitForLab,
  UnsplittableOrderError,
  type LabItem,
  type OrderForLab,
} from './lab-request.ts';

const address = {
  name: 'Ada Moreau',
  address1: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
} as const;

const item = (itemId: string): LabItem => ({
  itemId,
  productId: 'photographic-print',
  productName: 'Photographic print',
  attributes: { size: '8x10', paper: 'luster' },
  quantity: 1,
});

const group = (shippingGroup: string, itemIds: string[]) => ({
  shippingGroup,
  departmentId: shippingGroup.split(':')[0] ?? '',
  shippingMethod: 'dropship_lowest_cost',
  itemIds,
});

const order: OrderForLab = {
  orderId: 'o1',
  reference: 'H-10442',
  shippingType: 'dropship',
  shipTo: address,
  shipFrom: address,
  groups: [group('prints', ['a', 'c']), group('press:wreath', ['b'])],
  items: [item('a'), item('b'), item('c')],
};

test('each shipping group is a lab order with a reference of its own', () => {
  const requests = splitForLab(order);
  expect(requests.map(({ reference }) => reference)).toEqual(['H-10442-1', 'H-10442-2']);
  expect(requests.map(({ items }) => items.map(({ itemId }) => itemId))).toEqual([
    ['a', 'c'],
    ['b'],
  ]);
});

test('the customer’s own reference goes along with each of them', () => {
  const requests = splitForLab({ ...order, customerReference: 'Wedding 12' });
  expect(requests.map(({ customerReference }) => customerReference)).toEqual([
    'Wedding 12',
    'Wedding 12',
  ]);
});

test('a reference stays within the 32 characters that labs print, and keeps its number', () => {
  const [first] = splitForLab({ ...order, reference: 'x'.repeat(40) });
  expect(first?.reference).toBe(`${'x'.repeat(30)}-1`);
});

test.each([
  ['an item in no group', [group('prints', ['a', 'b'])]],
  ['an item in two groups', [group('prints', ['a', 'b', 'c']), group('wall', ['a'])]],
  ['an item that is not there', [group('prints', ['a', 'b', 'c', 'd'])]],
  ['an empty group', [group('prints', ['a', 'b', 'c']), group('wall', [])]],
])('%s is never sent', (_, groups) => {
  expect(() => splitForLab({ ...order, groups })).toThrow(UnsplittableOrderError);
});

test('long instructions are cut at 500 characters', () => {
  const [first] = splitForLab({ ...order, instructions: 'y'.repeat(600) });
  expect(first?.instructions).toHaveLength(500);
});
