import { pageLimits } from './page-limits.ts';

const mib = 1_048_576;

/**
 * Every limit of the product, once, with its unit in the name.
 * Form, route, database check and tests read them here.
 */
export const limits = {
  ...pageLimits,

  /** Live photos of one gallery: what is there plus the selection. */
  photosPerGallery: 3200,
  /** A photo of exactly this size passes. */
  photoMaxBytes: 40 * mib,
  /** Longest side; shorter blocks. */
  photoMinPixels: 1200,
  /** Longest side; shorter warns. */
  photoRecommendedPixels: 2000,
  photoTypes: ['image/jpeg'],
  photoExtensions: ['jpg', 'jpeg'],
  logoMaxBytes: 34 * mib,
  logoMinPixels: 50,
  logoExtensions: ['jpg', 'jpeg', 'png', 'svg'],
  megabyteBytes: mib,
  fileNameMaxCharacters: 255,

  uploadLanes: 3,
  uploadLanesPerformance: 12,
  uploadLanesZero: 2,
  thumbnailPixels: 256,
  /** A round decimal number, not a power of two. */
  exifReadBytes: 65_635,
  /** The longest life that a store gives an address; a file of 40 MiB then needs 47 KB/s. */
  signedUploadSeconds: 900,
  healthTimeoutMs: 10_000,
  verifyTimeoutMs: 15_000,
  gallerySyncMs: 10_000,
  createPageLoadingWaitMs: 2_000,

  /** Brands that one account may keep. */
  brandsPerAccount: 20,

  /** Members of one studio, those who were asked included. */
  membersPerStudio: 50,

  /** Passkeys that one account or operator may keep. */
  passkeysPerPerson: 20,
  passkeyNameMaxCharacters: 60,
  /** Of a code as typed, a recovery code's hyphens and spaces included. */
  oneTimeCodeMaxCharacters: 40,

  visitorCookieMs: 7_776_000_000,
  abandonedCartDays: 90,
  deletedKeptDays: 30,
  gallerySyncMinMs: 5_000,
  /** Guests whom one call mails the link. */
  invitationRecipients: 20,
  invitationNoteCharacters: 500,
  pinMinDigits: 4,
  pinMaxDigits: 8,
  /** How far a camera's clock may be put right: 40 years, a battery pulled included. */
  clockShiftMaxMs: 1_262_304_000_000,
  /** On the package. */
  contactNameMaxCharacters: 50,
  companyNameMaxCharacters: 61,
  galleryTitleMaxCharacters: 120,
  businessNameMaxCharacters: 120,
  /** More than any title has. */
  gallerySearchMaxCharacters: 200,
  favoritesPerVisitor: 5,

  cardPreloadCount: 20,
  cardPreloadSpacingMs: 50,
  shareCopiedMs: 2_000,

  passwordMinCharacters: 8,
  /** The script-loaded card form is created after this. */
  cardFormDelayMs: 1_000,
  cartActionWaitMs: 200,
  quantityDelayMs: 300,
  defaultQuantity: 1,
  /** Pieces of one cart item, or packs of cards. */
  itemMaxQuantity: 999,
  scrollOffsetCategoryPixels: 120,
  scrollOffsetDesignsPixels: 20,
  scrollDelayMs: 300,
  /** Photos of a gallery that the shop shows its products with and offers to choose from. */
  shopPhotos: 24,
  detailsToggleLockMs: 500,
  previewRetries: 5,
  previewRetryDelayMs: 10_000,

  /** It stands on the package and the invoice; the limit is the lab's own. */
  orderReferenceMaxCharacters: 32,
  /** The lab's own limit. */
  instructionsMaxCharacters: 500,
  /** Characters of one message about an order. */
  orderMessageMaxCharacters: 4000,
  /** What a photographer may add to a price: percent of it, or minor units a piece. */
  markupMostPercent: 500,
  markupMostMinor: 100_000,
  /** Characters of the reason that goes with a refund or with an item that is not made. */
  orderNoteMaxCharacters: 300,

  paymentLinksPerPage: 50,
  /** The next page of payment links is asked for when so many rows from the end come into view. */
  paymentLinkRowsAhead: 20,
  /** What one payment link asks for, in hundredths of its currency. */
  paymentLinkMinMinor: 100,
  paymentLinkMaxMinor: 10_000_000,
  paymentLinkPurposeMaxCharacters: 200,
  /** A payer's address is mailed a link so often a day. */
  paymentLinkMailsPerDay: 3,
  /** Money of a method that takes days is waited for so long. */
  awaitedPaymentDays: 10,

  /** Less than this is not paid out to a photographer but carried to the next month; in hundredths. */
  payoutMinimumMinor: { USD: 2_500, CAD: 2_500, EUR: 2_500, PLN: 10_000 },
  /** Payouts are made within so many days of a month's beginning. */
  payoutWithinDays: 10,
  /** Characters of a transfer's reference, and of what an operator notes beside a gap in the books. */
  transferReferenceMaxCharacters: 64,
  gapNoteMaxCharacters: 300,

  addressCandidates: 5,
  addressBatch: 100,
} as const;
