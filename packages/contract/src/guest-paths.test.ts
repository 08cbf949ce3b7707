import { expect, test } from 'vitest';
import { isGuestPath } from './guest-paths.ts';

test.each([
  '/s/4fzyo82mvyr0/gallery?photo=1',
  '/shop',
  '/shop/photographic-print',
  '/cards/olive',
  '/editor/new/none/photographic-print/none?size=4x6',
  '/item/edit/1',
  '/cart#saved',
  '/checkout/1',
  '/account/orders',
  '/account/order/1?thankYou=1',
])('who comes from %s is a guest', (path) => {
  expect(isGuestPath(path)).toBe(true);
});

test.each(['', '/', '/dashboard', '/gallery/create', '/account', '/account/invitation?token=1'])(
  'who comes from %j is not',
  (path) => {
    expect(isGuestPath(path)).toBe(false);
  },
);
