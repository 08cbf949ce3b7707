/** Names on the wire that servers, pages and API clients share, so that each is spelled once. */
export const attributes = { pageType: 'data-page-type', brand: 'data-brand' } as const;

/**
 * Cookie names. `session` becomes `__Host-session` when the public address is https.
 * `pJwt` is readable by script, since the uploader sends it itself, and opens only the upload API.
 * `device` shows that an account was signed in to from this browser before; it opens nothing.
 * `galleryKeys` holds the links a browser has opened, with the proof of a PIN where one was asked.
 */
export const cookies = {
  session: 'session',
  visitor: 'visitor',
  device: 'device',
  galleryKeys: 'galleryKeys',
  cartStatus: 'cartStatus',
  uploadToken: 'pJwt',
  operator: 'operator',
} as const;

export const headers = {
  csrfToken: 'x-csrf-token',
  pageType: 'x-pagetype',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  operatorToken: 'x-operator-token',
} as const;

/** The CSRF token's name in a form that works without script. */
export const csrfField = '_csrf';

export const pageTypes = [
  'Account',
  'PaymentLinks',
  'UpdateAddress',
  'Cart',
  'Order',
  'CreateGallery',
  'ManageGallery',
  'Gallery',
  'Shop',
  'Card',
  'Static',
] as const;

export type PageType = (typeof pageTypes)[number];
