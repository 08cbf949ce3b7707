// Made by scripts/generate-tables.ts from the migrations; do not edit.
import type { Computed, Generated, Json, Timestamp } from './column-types.ts';

export interface AccountEvents {
  accountId: string;
  kind: string;
  ip: Generated<string>;
  happenedAt: Generated<Timestamp>;
}

export interface AccountTokens {
  tokenHash: Buffer;
  purpose: string;
  accountId: string | null;
  labBrand: string;
  targetEmail: Generated<string>;
  redirectPath: Generated<string>;
  sessionId: string | null;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  redeemedAt: Timestamp | null;
}

export interface Accounts {
  id: string;
  labBrand: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: Generated<string>;
  passwordHash: string | null;
  verifiedAt: Timestamp | null;
  welcomedAt: Timestamp | null;
  visitCount: Generated<number>;
  lastVisitAt: Timestamp | null;
  marketingAskedAt: Timestamp | null;
  whccId: string | null;
  isDemo: Generated<boolean>;
  deletionDueAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  suspendedAt: Timestamp | null;
}

export interface Addresses {
  id: string;
  accountId: string;
  kind: string;
  name: string;
  address1: string;
  address2: Generated<string>;
  city: string;
  state: string;
  zip: string;
  country: string;
  isValidated: Generated<boolean>;
  autocompleteLogs: Generated<Json>;
  updatedAt: Generated<Timestamp>;
}

export interface ArchiveStreams {
  id: string;
  archiveId: string;
  startedAt: Generated<Timestamp>;
  heartbeatAt: Generated<Timestamp>;
  accountId: string | null;
  isWaiting: boolean;
  guestId: string | null;
}

export interface Archives {
  id: string;
  accountId: string | null;
  galleryId: string;
  fileName: string;
  entries: Json;
  sizeBytes: number;
  etag: string;
  requestKey: string;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  maxPixels: number | null;
  guestId: string | null;
}

export interface AuditEntries {
  id: Generated<string>;
  happenedAt: Generated<Timestamp>;
  actorKind: string;
  actorId: string;
  actorName: string;
  ip: string;
  action: string;
  subjectId: string;
  subjectName: string;
  before: Json;
  after: Json;
  studioId: Generated<string>;
  studioName: Generated<string>;
}

export interface AuthenticatorApps {
  id: string;
  accountId: string | null;
  operatorId: string | null;
  sealedSecret: Buffer;
  lastStep: Generated<number>;
  confirmedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface BotCheckTokens {
  tokenHash: Buffer;
  usedAt: Generated<Timestamp>;
}

export interface Brands {
  accountId: string;
  businessName: string;
  logoStyle: string;
  logoKey: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  updatedAt: Generated<Timestamp>;
  id: string;
  isDefault: Generated<boolean>;
  accentColor: string | null;
  coverColor: string | null;
  replyEmail: Generated<string>;
  address1: Generated<string>;
  address2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country: Generated<string>;
  createdAt: Generated<Timestamp>;
}

export interface CameraBodies {
  galleryId: string;
  model: string;
  bodyHash: string;
  number: number;
}

export interface CartItems {
  id: string;
  cartId: string;
  designSpaceId: string;
  quantity: number;
  status: string;
  name: Generated<string>;
  acceptedVersion: number | null;
  proofToken: string | null;
  proofVersion: number | null;
  abandonedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  acceptedLevel: string | null;
}

export interface Carts {
  id: string;
  labBrand: string;
  accountId: string | null;
  visitorId: string | null;
  mergedInto: string | null;
  version: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface Checkouts {
  id: string;
  labBrand: string;
  cartId: string;
  version: Generated<number>;
  name: Generated<string>;
  email: Generated<string>;
  companyName: Generated<string>;
  shippingType: Generated<string>;
  addresses: Generated<Json>;
  addressCheck: Generated<string>;
  suggestedAddress: Json | null;
  isAddressAutocompleted: Generated<boolean>;
  autocompleteLogs: Generated<Json>;
  isAddressSaved: Generated<boolean>;
  shippingPriority: Generated<Json>;
  discountCode: string | null;
  reference: Generated<string>;
  instructions: Generated<string>;
  orderId: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface DescribedPhotos {
  photoId: string;
  galleryId: string;
  describedAt: Generated<Timestamp>;
  model: Generated<string>;
}

export interface DesignProofs {
  token: string;
  designSpaceId: string;
  version: number;
  isKept: Generated<boolean>;
  createdAt: Generated<Timestamp>;
}

export interface DesignSpaces {
  id: string;
  labBrand: string;
  accountId: string | null;
  visitorId: string | null;
  galleryId: string | null;
  productId: string;
  designId: string | null;
  attributes: Generated<Json>;
  document: Json;
  documentHash: string;
  version: Generated<number>;
  title: Generated<string>;
  projectTitle: Generated<string>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface DiscountRedemptions {
  id: string;
  discountId: string;
  orderId: string;
  accountId: string | null;
  email: string;
  cardFingerprint: string | null;
  redeemedAt: Generated<Timestamp>;
  releasedAt: Timestamp | null;
}

export interface Discounts {
  id: string;
  labBrand: string;
  code: string;
  label: string;
  kind: string;
  percentOff: number | null;
  amountOffMinor: number | null;
  families: Generated<Json>;
  minimumMinor: Generated<number>;
  startsAt: Timestamp | null;
  endsAt: Timestamp | null;
  useLimit: number | null;
  isOncePerCustomer: Generated<boolean>;
  usedCount: Generated<number>;
  createdAt: Generated<Timestamp>;
}

export interface FaceDescriptors {
  id: string;
  photoId: string;
  galleryId: string;
  x: number;
  y: number;
  width: number;
  height: number;
  sizePx: number;
  sharpness: number;
  descriptor: Buffer;
  personId: string | null;
  model: Generated<string>;
  packed: Buffer | null;
}

export interface Favorites {
  photoId: string;
  galleryId: string;
  visitorId: string | null;
  accountId: string | null;
  createdAt: Generated<Timestamp>;
  guestId: string | null;
}

export interface FileFindings {
  key: string;
  kind: string;
  foundAt: Generated<Timestamp>;
}

export interface Galleries {
  id: string;
  accountId: string;
  state: Generated<string>;
  title: Generated<string>;
  occasion: Generated<string>;
  datedOn: string | null;
  businessName: Generated<string>;
  sort: Generated<string>;
  heroPhotoId: string | null;
  shareId: string | null;
  allowsDownloads: Generated<boolean>;
  downloadMaxPixels: number | null;
  allowsFavorites: Generated<boolean>;
  pinHash: string | null;
  expiresOn: string | null;
  version: Generated<number>;
  photoCount: Generated<number>;
  sizeBytes: Generated<number>;
  syncedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  favoritesVersion: Generated<number>;
  nextPosition: Generated<number>;
  cameraShifts: Generated<Json>;
  isOwnPhotos: Generated<boolean>;
  closedAfter: string | null;
  allowsShop: Generated<boolean>;
  brandId: string | null;
  coverStyle: Generated<string>;
  allowsFindMe: Generated<boolean>;
  showsPeople: Generated<boolean>;
}

export interface GalleryGuests {
  id: string;
  galleryId: string;
  email: string;
  confirmedAt: Timestamp | null;
  downloadedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface GuestDevices {
  galleryId: string;
  visitorId: string;
  guestId: string;
}

export interface HiddenFaces {
  photoId: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface IdempotencyKeys {
  scopeId: string;
  key: string;
  requestHash: Buffer;
  attemptId: string;
  createdAt: Generated<Timestamp>;
}

export interface Installation {
  onlyOne: Generated<boolean>;
  id: Generated<string>;
  stamp: string | null;
  nextStamp: Generated<string>;
  foreignSeenAt: Timestamp | null;
}

export interface JournalEntries {
  id: Generated<number>;
  kind: string;
  sourceId: string;
  payableKind: string | null;
  payableId: string | null;
  reference: string | null;
  happenedAt: Generated<Timestamp>;
}

export interface JournalLines {
  entryId: number;
  account: string;
  party: Generated<string>;
  currency: string;
  amountMinor: number;
}

export interface LabOrderEvents {
  id: string;
  labOrderId: string;
  kind: string;
  happenedAt: Generated<Timestamp>;
  facts: Generated<Json>;
  messageId: string | null;
}

export interface LabOrders {
  id: string;
  orderId: string;
  labBrand: string;
  reference: string;
  shippingGroup: string;
  departmentId: string;
  status: Generated<string>;
  version: Generated<number>;
  attempt: Generated<number>;
  request: Json;
  labReference: string | null;
  quote: Json | null;
  reason: string | null;
  parcels: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface LocalPaymentNotices {
  paymentId: string;
  kind: string;
  nonce: string | null;
  amountMinor: number | null;
  currency: string | null;
  receivedAt: Generated<Timestamp>;
}

export interface MailedProofs {
  sessionId: string;
  codeHash: Buffer;
  expiresAt: Timestamp;
}

export interface MarketingChoices {
  accountId: string;
  isOptedIn: boolean;
  source: string;
  chosenAt: Generated<Timestamp>;
}

export interface OperatorLinks {
  tokenHash: Buffer;
  operatorId: string;
  expiresAt: Timestamp;
  redeemedAt: Timestamp | null;
}

export interface OperatorSessions {
  tokenHash: Buffer;
  openedWith: Buffer;
  expiresAt: Timestamp;
  id: string;
  operatorId: string;
  createdAt: Generated<Timestamp>;
  ip: string;
  userAgent: string;
  confirmedAt: Generated<Timestamp>;
  isStrong: Generated<boolean>;
}

export interface Operators {
  id: string;
  email: string;
  name: string;
  role: string;
  invitedAt: Generated<Timestamp>;
  joinedAt: Timestamp | null;
  removedAt: Timestamp | null;
}

export interface OrderItems {
  id: string;
  orderId: string;
  position: number;
  cartItemId: string;
  designSpaceId: string;
  productId: string;
  designId: string | null;
  galleryId: string | null;
  productName: string;
  name: string;
  projectTitle: string | null;
  attributes: Json;
  choices: Json;
  quantity: number;
  unitMinor: number;
  listMinor: number;
  discountMinor: number;
  totalMinor: number;
  shippingGroup: string;
  departmentId: string;
  document: Json | null;
  documentVersion: number;
  documentHash: string;
  proofUrl: string | null;
  printProduct: Json | null;
  sellerId: string | null;
  markupMinor: Generated<number>;
  refundedMinor: Generated<number>;
  costMinor: Generated<number>;
  shareId: string | null;
  piecesPerUnit: number | null;
}

export interface OrderMessages {
  id: string;
  orderId: string | null;
  author: string;
  body: string;
  writtenAt: Generated<Timestamp>;
  checkoutId: string | null;
}

export interface Orders {
  id: string;
  labBrand: string;
  reference: string;
  checkoutId: string;
  checkoutVersion: number;
  cartId: string;
  accountId: string | null;
  status: Generated<string>;
  version: Generated<number>;
  email: string;
  contactName: string;
  shippingType: string;
  shipTo: Json;
  customerReference: Generated<string>;
  instructions: Generated<string>;
  currency: string;
  itemsMinor: number;
  discountMinor: number;
  shippingMinor: number;
  packagingMinor: number;
  taxMinor: number;
  totalMinor: number;
  refundedMinor: Generated<number>;
  discountCode: string | null;
  shippingGroups: Json;
  taxLines: Json;
  cutOffMinutes: number;
  cutOffAt: Timestamp | null;
  placedAt: Timestamp | null;
  shippedAt: Timestamp | null;
  canceledAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  paidBy: Json | null;
  expiresAt: Timestamp | null;
  isShippingTaxed: boolean;
  quantityDiscountMinor: Generated<number>;
  shippingDiscountMinor: Generated<number>;
}

export interface OutboxMails {
  id: Generated<string>;
  labBrand: string;
  kind: string;
  toAddress: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Generated<Timestamp>;
  replyTo: string | null;
}

export interface PasskeyChallenges {
  challenge: string;
  sessionHash: Buffer;
  purpose: string;
  holderKind: string;
  expiresAt: Timestamp;
}

export interface Passkeys {
  id: string;
  accountId: string | null;
  operatorId: string | null;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: Json;
  name: string;
  host: string;
  createdAt: Generated<Timestamp>;
  lastUsedAt: Timestamp | null;
}

export interface PayableEvents {
  id: Generated<number>;
  orderId: string | null;
  kind: string;
  details: Generated<Json>;
  happenedAt: Generated<Timestamp>;
  linkId: string | null;
  payableId: Computed<string>;
}

export interface PaymentAttempts {
  id: string;
  orderId: string | null;
  reference: string;
  provider: string;
  status: Generated<string>;
  version: Generated<number>;
  amountMinor: number;
  currency: string;
  transactionId: string | null;
  failureCode: string | null;
  failureText: string | null;
  looks: Generated<number>;
  claimedAt: Generated<Timestamp>;
  settledAt: Timestamp | null;
  method: Generated<string>;
  paymentId: string | null;
  linkId: string | null;
  payableId: Computed<string>;
  payerName: string | null;
  payerEmail: string | null;
  paidBy: Json | null;
  isPresumed: Generated<boolean>;
}

export interface PaymentDisputes {
  id: string;
  attemptId: string;
  status: string;
  amountMinor: number;
  chargedMinor: number;
  openedAt: Generated<Timestamp>;
}

export interface PaymentLinks {
  id: string;
  labBrand: string;
  accountId: string | null;
  reference: string;
  status: Generated<string>;
  version: Generated<number>;
  amountMinor: number;
  currency: string;
  refundedMinor: Generated<number>;
  payerCountry: string;
  purpose: string;
  payerName: string;
  payerEmail: string | null;
  methods: Json;
  dueOn: string | null;
  expiresAt: Timestamp | null;
  mailedAt: Timestamp | null;
  paidAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface PaymentStarts {
  paymentId: string;
  checkoutId: string | null;
  linkId: string | null;
  method: string;
  amountMinor: number;
  currency: string;
  country: string | null;
  totalMinor: number | null;
  payerName: string | null;
  payerEmail: string | null;
  startedAt: Generated<Timestamp>;
  endedAt: Timestamp | null;
}

export interface PayoutDetails {
  accountId: string;
  holderName: string;
  kind: string;
  iban: string | null;
  routingNumber: string | null;
  accountNumber: string | null;
  updatedAt: Generated<Timestamp>;
}

export interface Payouts {
  id: string;
  accountId: string;
  currency: string;
  amountMinor: number;
  reference: string;
  paidTo: string;
  paidAt: Generated<Timestamp>;
}

export interface PendingSignIns {
  sessionHash: Buffer;
  holderKind: string;
  accountId: string | null;
  operatorId: string | null;
  redirectPath: string;
  expiresAt: Timestamp;
}

export interface People {
  id: string;
  galleryId: string;
  name: Generated<string>;
  isHidden: Generated<boolean>;
  isKept: Generated<boolean>;
  createdAt: Generated<Timestamp>;
}

export interface PhotoFaces {
  photoId: string;
  faces: Json;
  foundAt: Generated<Timestamp>;
  boxRule: Generated<number>;
}

export interface Photos {
  id: string;
  galleryId: string | null;
  editorId: string | null;
  accountId: string;
  position: Generated<number>;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  width: number | null;
  height: number | null;
  md5: string | null;
  sha256: string | null;
  crc32: number | null;
  fingerprint: string;
  originalKey: string;
  lastModifiedAt: Timestamp | null;
  takenWall: string | null;
  takenOffsetMinutes: number | null;
  camera: Generated<string>;
  exif: Generated<Json>;
  state: Generated<string>;
  refusal: string | null;
  isRepaired: Generated<boolean>;
  thumbhash: string | null;
  renditionToken: string;
  renditions: Generated<Json>;
  metadata: Generated<Json>;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  refusalSubject: string | null;
  changedVersion: Generated<number>;
  fileToken: string | null;
  focusX: Generated<number>;
  focusY: Generated<number>;
  hasChosenFocus: Generated<boolean>;
  refinedAt: Timestamp | null;
}

export interface PrintFiles {
  id: string;
  labOrderId: string;
  itemId: string;
  part: string;
  name: string;
  fileKey: string;
  contentType: string;
  sizeBytes: number;
  md5: string;
  sha256: string;
  widthPx: number | null;
  heightPx: number | null;
  documentHash: string;
  createdAt: Generated<Timestamp>;
}

export interface ProductMarkups {
  accountId: string;
  productId: string;
  kind: string;
  value: number;
}

export interface ProviderComparisons {
  day: string;
  movements: number;
  comparedAt: Generated<Timestamp>;
}

export interface ProviderGaps {
  id: string;
  day: string;
  kind: string;
  movement: string;
  reference: string;
  providerId: string | null;
  providerMinor: number | null;
  bookedMinor: number | null;
  currency: string;
  foundAt: Generated<Timestamp>;
  resolvedAt: Timestamp | null;
  note: string | null;
}

export interface RateLimits {
  bucket: string;
  hits: number;
  resetsAt: Timestamp;
}

export interface RecoveryCodes {
  codeHash: Buffer;
  accountId: string | null;
  operatorId: string | null;
  usedAt: Timestamp | null;
}

export interface Refunds {
  id: string;
  attemptId: string;
  amountMinor: number;
  reason: string;
  status: Generated<string>;
  providerRefundId: string | null;
  requestedAt: Generated<Timestamp>;
  settledAt: Timestamp | null;
  note: Generated<string>;
  itemIds: Generated<Json>;
  chargedMinor: number | null;
  key: string | null;
  failedTimes: Generated<number>;
}

export interface Registrations {
  sessionHash: Buffer;
  startedAt: Generated<Timestamp>;
}

export interface RequestKeys {
  scopeId: string;
  key: string;
  createdAt: Generated<Timestamp>;
}

export interface Sessions {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  userAgent: Generated<string>;
  ip: Generated<string>;
  createdAt: Generated<Timestamp>;
  confirmedAt: Generated<Timestamp>;
  lastSeenAt: Generated<Timestamp>;
  expiresAt: Timestamp;
}

export interface StandInLabCallback {
  id: Generated<number>;
  uri: string;
  verifier: string;
  isVerified: Generated<boolean>;
}

export interface StandInLabOrders {
  confirmationId: string;
  orderNumber: Generated<number>;
  body: Json;
  submittedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface StatementMails {
  accountId: string;
  month: string;
  mailedAt: Generated<Timestamp>;
}

export interface StudioInvitations {
  id: string;
  studioId: string;
  email: string;
  role: string;
  tokenHash: Buffer;
  expiresAt: Timestamp;
}

export interface StudioMembers {
  studioId: string;
  accountId: string;
  role: string;
  joinedAt: Generated<Timestamp>;
}

export interface StudioSessions {
  sessionId: string;
  studioId: string;
  accountId: string;
}

export interface UndeclaredProxies {
  address: string;
  seenAt: Generated<Timestamp>;
}

export interface UploadObjects {
  objectKey: string;
  accountId: string;
  sessionType: string;
  sessionId: string;
  fileName: string;
  contentType: string;
  contentMd5: string | null;
  sizeBytes: number;
  fingerprint: string | null;
  photoId: string | null;
  createdAt: Generated<Timestamp>;
  signedAt: Generated<Timestamp>;
  refusal: Json | null;
}

export interface VerifiedRestores {
  id: Generated<number>;
  verifiedAt: Generated<Timestamp>;
  restoredTo: Timestamp;
  photos: number;
  orders: number;
}

export interface Visitors {
  id: string;
  tokenHash: Buffer;
  labBrand: string;
  accountId: string | null;
  createdAt: Generated<Timestamp>;
  lastSeenAt: Generated<Timestamp>;
}

export interface GeneratedTables {
  accountEvents: AccountEvents;
  accountTokens: AccountTokens;
  accounts: Accounts;
  addresses: Addresses;
  archiveStreams: ArchiveStreams;
  archives: Archives;
  auditEntries: AuditEntries;
  authenticatorApps: AuthenticatorApps;
  botCheckTokens: BotCheckTokens;
  brands: Brands;
  cameraBodies: CameraBodies;
  cartItems: CartItems;
  carts: Carts;
  checkouts: Checkouts;
  describedPhotos: DescribedPhotos;
  designProofs: DesignProofs;
  designSpaces: DesignSpaces;
  discountRedemptions: DiscountRedemptions;
  discounts: Discounts;
  faceDescriptors: FaceDescriptors;
  favorites: Favorites;
  fileFindings: FileFindings;
  galleries: Galleries;
  galleryGuests: GalleryGuests;
  guestDevices: GuestDevices;
  hiddenFaces: HiddenFaces;
  idempotencyKeys: IdempotencyKeys;
  installation: Installation;
  journalEntries: JournalEntries;
  journalLines: JournalLines;
  labOrderEvents: LabOrderEvents;
  labOrders: LabOrders;
  localPaymentNotices: LocalPaymentNotices;
  mailedProofs: MailedProofs;
  marketingChoices: MarketingChoices;
  operatorLinks: OperatorLinks;
  operatorSessions: OperatorSessions;
  operators: Operators;
  orderItems: OrderItems;
  orderMessages: OrderMessages;
  orders: Orders;
  outboxMails: OutboxMails;
  passkeyChallenges: PasskeyChallenges;
  passkeys: Passkeys;
  payableEvents: PayableEvents;
  paymentAttempts: PaymentAttempts;
  paymentDisputes: PaymentDisputes;
  paymentLinks: PaymentLinks;
  paymentStarts: PaymentStarts;
  payoutDetails: PayoutDetails;
  payouts: Payouts;
  pendingSignIns: PendingSignIns;
  people: People;
  photoFaces: PhotoFaces;
  photos: Photos;
  printFiles: PrintFiles;
  productMarkups: ProductMarkups;
  providerComparisons: ProviderComparisons;
  providerGaps: ProviderGaps;
  rateLimits: RateLimits;
  recoveryCodes: RecoveryCodes;
  refunds: Refunds;
  registrations: Registrations;
  requestKeys: RequestKeys;
  sessions: Sessions;
  standInLabCallback: StandInLabCallback;
  standInLabOrders: StandInLabOrders;
  statementMails: StatementMails;
  studioInvitations: StudioInvitations;
  studioMembers: StudioMembers;
  studioSessions: StudioSessions;
  undeclaredProxies: UndeclaredProxies;
  uploadObjects: UploadObjects;
  verifiedRestores: VerifiedRestores;
  visitors: Visitors;
}
