import { pathOf } from '@albumen/contract/endpoint';

/** Every page's address pattern; `routes.ts` mounts them and `href` fills them. */
export const paths = {
  home: '/',
  help: '/help',
  sizeGuide: '/help/sizes',
  shipping: '/help/shipping',
  terms: '/terms',
  privacy: '/privacy',
  account: '/account',
  accountVerify: '/account/verify',
  accountInvitation: '/account/invitation',
  accountBrand: '/account/brand',
  accountPrices: '/account/prices',
  sales: '/account/sales',
  statement: '/account/statements/:month',
  payoutDetails: '/account/payout-details',
  accountAddress: '/account/address/shipping/update',
  createAccount: '/create-account',
  signOut: '/signout',
  dashboard: '/dashboard',
  galleryCreate: '/gallery/create',
  galleryManage: '/gallery/manage/:projectId',
  gallery: '/s/:resourceId/gallery',
  shop: '/shop',
  shopProduct: '/shop/:productId',
  cards: '/cards',
  card: '/cards/:designId',
  editorNew: '/editor/new/:projectId/:productId/:designId',
  editorCard: '/editor/card/:productId/:designId',
  editorInvalid: '/editor/invalid',
  itemEdit: '/item/edit/:itemId',
  cart: '/cart',
  cartRecentlyDeleted: '/cart/recently-deleted',
  checkout: '/checkout/:resourceId',
  order: '/account/order/:resourceId',
  orders: '/account/orders',
  paymentLinks: '/account/payment-links',
  paymentLinkNew: '/account/payment-links/new',
  paymentLink: '/account/payment-links/:linkId',
  paymentLinkChange: '/account/payment-links/:linkId/change',
  pay: '/pay/:linkId',
  operator: '/operator',
} as const;

export type VerifyMode = 'register' | 'login' | 'welcome' | 'reset' | 'undo' | 'code';

export type HelpSection =
  | 'uploading'
  | 'upload-errors'
  | 'sharing'
  | 'favorites'
  | 'downloads'
  | 'prints'
  | 'accounts'
  | 'privacy';

/** Stand in an editor's address for the gallery or the design that there is none of. */
export const noneInAddress = { project: 'noPhoto', design: 'none' } as const;

export function withHash(path: string, hash: string | undefined): string {
  return hash === undefined ? path : `${path}#${hash}`;
}

/** The only maker of links to our pages. */
export const href = {
  home: () => paths.home,
  help: (section?: HelpSection) => withHash(paths.help, section),
  sizeGuide: () => paths.sizeGuide,
  shipping: () => paths.shipping,
  terms: (section?: 'paid') => withHash(paths.terms, section),
  privacy: (section?: 'cookies') => withHash(paths.privacy, section),
  account: (tab?: string) => withHash(paths.account, tab),
  /** `returnTo` is a path of ours: where the person goes on after signing in. */
  accountVerify: (mode: VerifyMode, returnTo?: string, email?: string) =>
    pathOf(paths.accountVerify, {}, { mode, url: returnTo || undefined, email }),
  accountInvitation: (token: string) => pathOf(paths.accountInvitation, {}, { token }),
  accountBrand: (brand?: string) => pathOf(paths.accountBrand, {}, { brand }),
  accountPrices: () => paths.accountPrices,
  sales: () => paths.sales,
  statement: (month: string) => pathOf(paths.statement, { month }),
  statementPdf: (month: string) => `${pathOf(paths.statement, { month })}/statement.pdf`,
  statementCsv: (month: string) => `${pathOf(paths.statement, { month })}/statement.csv`,
  payoutDetails: () => paths.payoutDetails,
  accountAddress: () => paths.accountAddress,
  createAccount: (returnTo?: string) =>
    pathOf(paths.createAccount, {}, { url: returnTo || undefined }),
  signOut: () => paths.signOut,
  dashboard: () => paths.dashboard,
  galleryCreate: (tab?: string) => withHash(paths.galleryCreate, tab),
  galleryManage: (projectId: string) => pathOf(paths.galleryManage, { projectId }),
  gallery: (resourceId: string) => pathOf(paths.gallery, { resourceId }),
  /** `reason` is one of the contract's `EditorInvalidReason`. */
  editorInvalid: (reason?: string) => pathOf(paths.editorInvalid, {}, { reason }),
  itemEdit: (itemId: string) => pathOf(paths.itemEdit, { itemId }),
  cart: (tab?: string) => withHash(paths.cart, tab),
  /** Always loaded as a document: docs/decisions/006. */
  checkout: (resourceId: string) => pathOf(paths.checkout, { resourceId }),
  order: (resourceId: string) => pathOf(paths.order, { resourceId }),
  /** The order's page just after it was placed. */
  thanks: (resourceId: string) => pathOf(paths.order, { resourceId }, { thankYou: '1' }),
  invoice: (resourceId: string) => `${pathOf(paths.order, { resourceId })}/invoice.pdf`,
  orders: () => paths.orders,
  paymentLinks: () => paths.paymentLinks,
  paymentLinkNew: () => paths.paymentLinkNew,
  paymentLink: (linkId: string) => pathOf(paths.paymentLink, { linkId }),
  paymentLinkChange: (linkId: string) => pathOf(paths.paymentLinkChange, { linkId }),
  paymentLinksCsv: () => `${paths.paymentLinks}.csv`,
  paymentLinkQr: (linkId: string) => `${pathOf(paths.paymentLink, { linkId })}/qr.svg`,
  pay: (linkId: string) => pathOf(paths.pay, { linkId }),
  operator: (tab?: string) => withHash(paths.operator, tab),
  payoutsCsv: () => `${paths.operator}/payouts.csv`,
} as const;
