import type { RouteObject } from 'react-router';
import { exhibition } from './gallery-routes.ts';
import { layout, page } from './page-route.ts';
import { paths } from './paths.ts';
import { rootRoute } from './shell/root.tsx';

/* A module in routes/ exports loader, action, Component, ErrorBoundary and `handle: PageHandle`. */
export const pages: RouteObject[] = [
  layout('layout.site', () => import('./routes/layout.site.tsx'), [
    page('home', paths.home, () => import('./routes/home.tsx')),
    page('help', paths.help, () => import('./routes/help.tsx')),
    page('help.sizes', paths.sizeGuide, () => import('./routes/help.sizes.tsx')),
    page('help.shipping', paths.shipping, () => import('./routes/help.shipping.tsx')),
    page('terms', paths.terms, () => import('./routes/terms.tsx')),
    page('privacy', paths.privacy, () => import('./routes/privacy.tsx')),
    page('account', paths.account, () => import('./routes/account.tsx')),
    page('account/verify', paths.accountVerify, () => import('./routes/account/verify.tsx')),
    page(
      'account/invitation',
      paths.accountInvitation,
      () => import('./routes/account/invitation.tsx'),
    ),
    page('account/brand', paths.accountBrand, () => import('./routes/account/brand.tsx')),
    page('account/prices', paths.accountPrices, () => import('./routes/account/prices.tsx')),
    page('account/sales', paths.sales, () => import('./routes/account/sales.tsx')),
    page('account/statement', paths.statement, () => import('./routes/account/statement.tsx')),
    page(
      'account/payout-details',
      paths.payoutDetails,
      () => import('./routes/account/payout-details.tsx'),
    ),
    page('account/address', paths.accountAddress, () => import('./routes/account/address.tsx')),
    page('create-account', paths.createAccount, () => import('./routes/create-account.tsx')),
    page('signout', paths.signOut, () => import('./routes/signout.tsx')),
    page('dashboard', paths.dashboard, () => import('./routes/dashboard.tsx')),
    page('shop', paths.shop, () => import('./routes/shop.tsx')),
    page('shop.product', paths.shopProduct, () => import('./routes/shop.product.tsx')),
    page('cards', paths.cards, () => import('./routes/cards.tsx')),
    page('card', paths.card, () => import('./routes/card.tsx')),
    page('cart', paths.cart, () => import('./routes/cart.tsx')),
    page(
      'cart.recently-deleted',
      paths.cartRecentlyDeleted,
      () => import('./routes/cart.recently-deleted.tsx'),
    ),
    page('editor.invalid', paths.editorInvalid, () => import('./routes/editor.invalid.tsx')),
    page('order', paths.order, () => import('./routes/order.tsx')),
    page('account/orders', paths.orders, () => import('./routes/account/orders.tsx')),
    page(
      'account/payment-links',
      paths.paymentLinks,
      () => import('./routes/account/payment-links.tsx'),
    ),
    page(
      'account/payment-links.new',
      paths.paymentLinkNew,
      () => import('./routes/account/payment-links.new.tsx'),
    ),
    page(
      'account/payment-links.link',
      paths.paymentLink,
      () => import('./routes/account/payment-links.link.tsx'),
    ),
    page(
      'account/payment-links.change',
      paths.paymentLinkChange,
      () => import('./routes/account/payment-links.change.tsx'),
    ),
    page('operator', paths.operator, () => import('./routes/operator.tsx')),
    page('not-found', '*', () => import('./routes/not-found.tsx')),
  ]),
  layout('layout.tool', () => import('./routes/layout.tool.tsx'), [
    page('gallery.create', paths.galleryCreate, () => import('./routes/gallery.create.tsx')),
    page('checkout', paths.checkout, () => import('./routes/checkout.tsx')),
    page('gallery.manage', paths.galleryManage, () => import('./routes/gallery.manage.tsx')),
    page('editor.new', paths.editorNew, () => import('./routes/editor.new.tsx')),
    page('editor.card', paths.editorCard, () => import('./routes/editor.card.tsx')),
    page('item.edit', paths.itemEdit, () => import('./routes/item.edit.tsx')),
  ]),
  layout('layout.pay', () => import('./routes/layout.pay.tsx'), [
    page('pay', paths.pay, () => import('./routes/pay.tsx')),
  ]),
  exhibition,
];

export const routes: RouteObject[] = [{ ...rootRoute, children: pages }];
