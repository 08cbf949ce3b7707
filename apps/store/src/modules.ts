import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { Router } from './http/route.ts';
import type { AccountDependencies } from './modules/accounts/account-ports.ts';
import { addAccounts } from './modules/accounts/accounts.routes.ts';
import { addAddresses } from './modules/addresses/addresses.routes.ts';
import { addAudit } from './modules/audit/audit.routes.ts';
import { addBooks } from './modules/books/books.routes.ts';
import { addBrands } from './modules/brands/brands.routes.ts';
import { addCardPreviews } from './modules/card-previews/card-previews.routes.ts';
import { addCards } from './modules/catalog/cards.routes.ts';
import { adoptVisitor } from './modules/cart/adopt-visitor.service.ts';
import { showCartStatus } from './modules/cart/cart-status.ts';
import { saveHoldingCart } from './modules/cart/design-changes.service.ts';
import { addCart } from './modules/cart/cart.routes.ts';
import { addCatalog, addShopPhotos } from './modules/catalog/catalog.routes.ts';
import { listOwed } from './modules/books/photographer-money.queries.ts';
import { addCheckout } from './modules/checkout/checkout.routes.ts';
import { addDesk } from './modules/desk/desk.routes.ts';
import { addEditor } from './modules/editor/editor.routes.ts';
import { addFavorites } from './modules/favorites/favorites.routes.ts';
import { addOperatorDiscounts } from './modules/discounts/operator-discounts.routes.ts';
import { addDownloads } from './modules/downloads/downloads.routes.ts';
import { addFaceModel } from './modules/faces/face-model.routes.ts';
import { addFindMe } from './modules/faces/find-me.routes.ts';
import { addPeople } from './modules/faces/people.routes.ts';
import { followFaces } from './modules/faces/follow-faces.service.ts';
import { addFiles } from './modules/files/files.routes.ts';
import { closeAccount } from './modules/galleries/close-addresses.service.ts';
import { addGalleries } from './modules/galleries/galleries.routes.ts';
import { waitingGalleryPath } from './modules/galleries/galleries.service.ts';
import { addLab } from './modules/lab/lab.routes.ts';
import { adoptGuestOrders } from './modules/orders/adopt-orders.service.ts';
import { createOrderPort } from './modules/orders/lab-port.service.ts';
import { addMarkups } from './modules/markups/markups.routes.ts';
import { addMembers } from './modules/members/members.routes.ts';
import { addOperator } from './modules/operator/operator.routes.ts';
import { addOrders } from './modules/orders/orders.routes.ts';
import { addPaymentLinks } from './modules/payment-links/payment-links.routes.ts';
import { addPaymentNotices } from './modules/payments/payment-webhooks.routes.ts';
import { addPayments } from './modules/payments/payments.routes.ts';
import { readChangedPhotos } from './modules/photos/photo-columns.service.ts';
import { addPhotos } from './modules/photos/photos.routes.ts';
import { addHealth } from './modules/uploads/health.routes.ts';
import { addUploadToken } from './modules/uploads/upload-token.routes.ts';
import { addUploads } from './modules/uploads/uploads.routes.ts';
import { addStandIns } from './third-parties/stand-ins.routes.ts';

/** Registers the routes of every module. */
export async function addModules(
  app: FastifyInstance,
  route: Router,
  deps: Dependencies,
): Promise<void> {
  const accounts = {
    ...deps,
    adoptVisitor,
    adoptGuestOrders,
    waitingGalleryPath,
    closeAddresses: (trx, accountId) => closeAccount(trx, deps, accountId),
    owedTo: listOwed,
    showCartStatus: (visit, call) => showCartStatus(deps.db, visit, call),
  } satisfies AccountDependencies;
  addAccounts(route, accounts);
  addMembers(route, deps);
  addAddresses(route, deps);
  addBrands(app, route, deps);
  addGalleries(app, route, {
    ...deps,
    readChangedPhotos: (gallery, sinceVersion) => readChangedPhotos(deps, gallery, sinceVersion),
    followFaces: (trx, change) => followFaces(deps, trx, change),
  });
  addPhotos(route, deps);
  addFindMe(route, deps);
  addFaceModel(app, deps);
  addPeople(route, deps);
  addFavorites(route, deps);
  addCatalog(route, deps);
  addCheckout(route, deps);
  addPayments(route, deps);
  addOrders(route, deps);
  addPaymentLinks(route, deps);
  addPaymentNotices(app, deps);
  addMarkups(route, deps);
  addBooks(route, deps);
  addShopPhotos(route, deps);
  addCards(route, deps);
  addCardPreviews(route, deps);
  addEditor(route, {
    ...deps,
    saveHoldingCart: (trx, designSpaceId, save) =>
      saveHoldingCart(trx, deps.jobs, { designSpaceId, save }),
  });
  addCart(route, deps);
  addHealth(app, deps);
  addUploadToken(route, deps);
  await addUploads(app, deps);
  await addFiles(app, deps);
  addDownloads(app, route, deps);
  addOperator(route, deps);
  addAudit(route, deps);
  addDesk(route, accounts);
  addOperatorDiscounts(route, deps);
  await addLab(app, route, { ...deps, orders: createOrderPort(deps) });
  addStandIns(app, deps);
}
