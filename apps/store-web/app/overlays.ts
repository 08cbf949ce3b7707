import type { OverlayLoader } from './shell/overlays/overlay-store.ts';
import type { OverlayName } from './shell/overlays/overlay-names.ts';

/* One line per overlay: its module exports `Overlay`, and its props are what openOverlay takes. */
export const overlayLoaders = {
  verifyAccount: () => import('./features/accounts/sign-in/verify-account-overlay.tsx'),
  welcomeAccount: () => import('./features/accounts/registration/welcome-account-overlay.tsx'),
  marketingOptIn: () => import('./features/accounts/registration/marketing-opt-in-overlay.tsx'),
  deleteAccount: () => import('./features/accounts/settings/delete-account-overlay.tsx'),
  proveIdentity: () => import('./features/credentials/prove-identity-overlay.tsx'),
  favoriteLogin: () => import('./features/favorites/favorite-login-overlay.tsx'),
  downloadGallery: () => import('./features/downloads/download-gallery-overlay.tsx'),
  downloadGalleryLogin: () => import('./features/downloads/download-gallery-login-overlay.tsx'),
  downloadLogin: () => import('./features/downloads/download-login-overlay.tsx'),
  mobileDownloadInstructions: () =>
    import('./features/downloads/mobile-download-instructions-overlay.tsx'),
  photoPreview: () => import('./features/preview/photo-preview-overlay.tsx'),
  uploadProgress: () => import('./features/upload/upload-progress-overlay.tsx'),
  uploadError: () => import('./features/upload/upload-error-overlay.tsx'),
  deleteGallery: () => import('./features/manage/bin/delete-gallery-overlay.tsx'),
  deletePhoto: () => import('./features/manage/bin/delete-photo-overlay.tsx'),
  deletePhotos: () => import('./features/manage/bin/delete-photos-overlay.tsx'),
  deleteItem: () => import('./features/cart/delete-item-overlay.tsx'),
  deleteAllItems: () => import('./features/cart/delete-all-items-overlay.tsx'),
  cardGridFilterModal: () => import('./features/cards/card-grid-filter-overlay.tsx'),
  addressConfirmation: () => import('./features/checkout/address-confirmation-overlay.tsx'),
  verifyCheckout: () => import('./features/checkout/verify-checkout-overlay.tsx'),
  checkoutError: () => import('./features/checkout/checkout-error-overlay.tsx'),
  orderSupport: () => import('./features/orders/order-support-overlay.tsx'),
  orderSupportSent: () => import('./features/orders/order-support-sent-overlay.tsx'),
  error: () => import('./shell/overlays/error-overlay.tsx'),
  cookieConsent: () => import('./shell/overlays/cookie-consent-overlay.tsx'),
  sidePanel: () => import('./shell/overlays/side-panel-overlay.tsx'),
} satisfies Partial<Record<OverlayName, OverlayLoader>>;

type Loaders = typeof overlayLoaders;

/* The shell opens overlays of features without importing them: it learns their props from here. */
declare module './shell/overlays/overlay-store.ts' {
  interface AppOverlays extends Loaders {}
}
