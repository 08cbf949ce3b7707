/* Every overlay, and the side panel that panel links open. */
export const overlayNames = [
  'addressConfirmation',
  'verifyAccount',
  'marketingOptIn',
  'welcomeAccount',
  'downloadGallery',
  'downloadGalleryLogin',
  'downloadLogin',
  'favoriteLogin',
  'mobileDownloadInstructions',
  'cookieConsent',
  'deleteAccount',
  'proveIdentity',
  'deleteGallery',
  'deletePhoto',
  'deletePhotos',
  'deleteItem',
  'deleteAllItems',
  'uploadProgress',
  'uploadError',
  'photoPreview',
  'cardGridFilterModal',
  'orderSupport',
  'orderSupportSent',
  'verifyCheckout',
  'checkoutError',
  'error',
  'sidePanel',
] as const;

export type OverlayName = (typeof overlayNames)[number];

/* These leave the page usable: it scrolls, and going elsewhere keeps them. */
export const lastingOverlays: ReadonlySet<OverlayName> = new Set(['uploadProgress']);
