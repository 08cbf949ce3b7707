import type { ComponentProps, ComponentType } from 'react';
import type { OverlayName } from './overlay-names.ts';

interface OverlayModule {
  Overlay: ComponentType<never>;
}

export type OverlayLoader = () => Promise<OverlayModule>;

export type OverlayRegistry = Partial<Record<OverlayName, OverlayLoader>>;

/* One line per overlay: its module exports `Overlay`, and its props are what openOverlay takes. */
export const overlayLoaders = {
  verifyAccount: () => import('../../features/accounts/verify-account-overlay.tsx'),
  welcomeAccount: () => import('../../features/accounts/welcome-account-overlay.tsx'),
  marketingOptIn: () => import('../../features/accounts/marketing-opt-in-overlay.tsx'),
  deleteAccount: () => import('../../features/accounts/delete-account-overlay.tsx'),
  favoriteLogin: () => import('../../features/favorites/favorite-login-overlay.tsx'),
  downloadGallery: () => import('../../features/downloads/download-gallery-overlay.tsx'),
  downloadGalleryLogin: () => import('../../features/downloads/download-gallery-login-overlay.tsx'),
  downloadLogin: () => import('../../features/downloads/download-login-overlay.tsx'),
  mobileDownloadInstructions: () =>
    import('../../features/downloads/mobile-download-instructions-overlay.tsx'),
  photoPreview: () => import('../../features/preview/photo-preview-overlay.tsx'),
  uploadProgress: () => import('../../features/upload/upload-progress-overlay.tsx'),
  uploadError: () => import('../../features/upload/upload-error-overlay.tsx'),
  deleteGallery: () => import('../../features/manage/delete-gallery-overlay.tsx'),
  deletePhoto: () => import('../../features/manage/delete-photo-overlay.tsx'),
  deletePhotos: () => import('../../features/manage/delete-photos-overlay.tsx'),
  deleteItem: () => import('../../features/cart/delete-item-overlay.tsx'),
  deleteAllItems: () => import('../../features/cart/delete-all-items-overlay.tsx'),
  cardGridFilterModal: () => import('../../features/cards/card-grid-filter-overlay.tsx'),
  addressConfirmation: () => import('../../features/checkout/address-confirmation-overlay.tsx'),
  verifyCheckout: () => import('../../features/checkout/verify-checkout-overlay.tsx'),
  checkoutError: () => import('../../features/checkout/checkout-error-overlay.tsx'),
  orderSupport: () => import('../../features/orders/order-support-overlay.tsx'),
  orderSupportSent: () => import('../../features/orders/order-support-sent-overlay.tsx'),
  error: () => import('./error-overlay.tsx'),
  cookieConsent: () => import('./cookie-consent-overlay.tsx'),
  sidePanel: () => import('./side-panel-overlay.tsx'),
} satisfies OverlayRegistry;

export type RegisteredOverlay = keyof typeof overlayLoaders;

export type OverlayProps<Name extends RegisteredOverlay> = ComponentProps<
  Awaited<ReturnType<(typeof overlayLoaders)[Name]>>['Overlay']
>;
