// Made by scripts/generate-tables.ts from the migrations; do not edit.
import type { Generated, Json, Timestamp } from './column-types.ts';

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
  spentAt: Timestamp | null;
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
  accountId: string;
  isWaiting: boolean;
}

export interface Archives {
  id: string;
  accountId: string;
  galleryId: string;
  fileName: string;
  entries: Json;
  sizeBytes: number;
  etag: string;
  requestKey: string;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  maxPixels: number | null;
}

export interface BotCheckTokens {
  tokenHash: Buffer;
  spentAt: Generated<Timestamp>;
}

export interface Brands {
  accountId: string;
  businessName: string;
  logoStyle: string;
  logoKey: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  updatedAt: Generated<Timestamp>;
}

export interface Favorites {
  photoId: string;
  galleryId: string;
  visitorId: string | null;
  accountId: string | null;
  createdAt: Generated<Timestamp>;
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
}

export interface MarketingChoices {
  accountId: string;
  isOptedIn: boolean;
  source: string;
  chosenAt: Generated<Timestamp>;
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
  md5: string;
  sha256: string;
  crc32: number;
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
}

export interface RateLimits {
  bucket: string;
  hits: number;
  resetsAt: Timestamp;
}

export interface Registrations {
  sessionHash: Buffer;
  startedAt: Generated<Timestamp>;
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
  botCheckTokens: BotCheckTokens;
  brands: Brands;
  favorites: Favorites;
  fileFindings: FileFindings;
  galleries: Galleries;
  marketingChoices: MarketingChoices;
  outboxMails: OutboxMails;
  photos: Photos;
  rateLimits: RateLimits;
  registrations: Registrations;
  sessions: Sessions;
  uploadObjects: UploadObjects;
  visitors: Visitors;
}
