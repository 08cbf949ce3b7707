import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import type { AuditAction } from '@albumen/contract/audit-actions';
import type { LabBrand } from '@albumen/contract/brands';
import type { ProductFamily } from '@albumen/contract/catalog/families';
import type { ShippingType } from '@albumen/contract/checkout/shipping-ids';
import type {
  AddressCheck,
  CheckoutAddress,
  ShippingPriorityEntry,
} from '@albumen/contract/endpoints/checkout';
import type { CoverStyle } from '@albumen/contract/covers';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import type { OperatorRole, StudioRole } from '@albumen/contract/rights';
import type { ProblemCode } from '@albumen/contract/problems';
import type { CartStatus } from '@albumen/domain/cart/cart-item.machine';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { ColumnType } from 'kysely';
import type { NarrowedBooksTables } from './books-tables.ts';
import type { Generated } from './column-types.ts';
import type { NarrowedLabTables } from './lab-tables.ts';
import type { NarrowedOrderTables } from './order-tables.ts';
import type { NarrowedPaymentLinkTables } from './payment-link-tables.ts';
import type { GeneratedTables } from './tables.gen.ts';

/** What the database keeps as text or JSON and its checks narrow further. */
interface Narrowed
  extends NarrowedBooksTables, NarrowedLabTables, NarrowedOrderTables, NarrowedPaymentLinkTables {
  accounts: { labBrand: LabBrand };
  operators: { role: OperatorRole };
  studioMembers: { role: StudioRole };
  studioInvitations: { role: StudioRole };
  auditEntries: {
    actorKind: 'operator' | 'account' | 'guest' | 'system';
    action: AuditAction;
    before: ColumnType<Record<string, JsonValue>, string, string>;
    after: ColumnType<Record<string, JsonValue>, string, string>;
  };
  passkeys: { transports: ColumnType<AuthenticatorTransportFuture[], string, string> };
  visitors: { labBrand: LabBrand };
  outboxMails: { labBrand: LabBrand };
  galleries: {
    state: Generated<GalleryState>;
    sort: Generated<PhotoSort>;
    coverStyle: Generated<CoverStyle>;
    /** Milliseconds; keys are cameras. */
    cameraShifts: ColumnType<Record<string, number>, string | undefined, string>;
  };
  photos: {
    state: Generated<PhotoState>;
    renditions: ColumnType<StoredRendition[], string | undefined, string>;
    exif: ColumnType<PhotoFacts, string | undefined, string>;
    metadata: ColumnType<Record<string, unknown>, string | undefined, string>;
  };
  photoFaces: { faces: ColumnType<StoredFace[], string, string> };
  uploadObjects: {
    sessionType: 'project' | 'editor';
    refusal: ColumnType<StoredRefusal | null, string | undefined, string>;
  };
  archives: { entries: ColumnType<StoredArchiveEntry[], string, string> };
  accountTokens: { purpose: TokenPurpose };
  brands: { logoStyle: 'text' | 'logo'; country: Generated<'' | 'US' | 'CA'> };
  addresses: { kind: 'Billing' | 'Shipping'; country: 'US' | 'CA' };
  checkouts: {
    labBrand: LabBrand;
    shippingType: Generated<ShippingType>;
    addressCheck: Generated<AddressCheck>;
    addresses: ColumnType<StoredAddresses, string | undefined, string>;
    suggestedAddress: ColumnType<CheckoutAddress | null, string | null | undefined, string | null>;
    shippingPriority: ColumnType<ShippingPriorityEntry[], string | undefined, string>;
  };
  discounts: {
    labBrand: LabBrand;
    kind: 'items' | 'order' | 'shipping';
    families: ColumnType<ProductFamily[], string | undefined, string>;
  };
  designSpaces: {
    labBrand: LabBrand;
    attributes: ColumnType<Record<string, string>, string | undefined, string>;
    document: ColumnType<DesignDocument, string, string>;
  };
  carts: { labBrand: LabBrand };
  cartItems: { status: CartStatus; acceptedLevel: 'warn' | 'block' | null };
}

/** What JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

export type GalleryState = 'draft' | 'active';

export type PhotoState = 'processing' | 'ready' | 'refused';

export type TokenPurpose =
  | 'verify'
  | 'sign-in'
  | 'register'
  | 'reset-password'
  | 'change-email'
  | 'undo-deletion'
  | 'confirm-deletion';

/** A checkout remembers the address of each shipping type while the other one is chosen. */
export type StoredAddresses = Partial<Record<ShippingType, CheckoutAddress>>;

export interface StoredRendition {
  name: string;
  key: string;
  width: number;
  height: number;
  contentType: string;
  sizeBytes: number;
  crc32: number;
}

/** Where a face is in a photo and how it came out; lengths in fractions of the oriented photo. */
export interface StoredFace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Left eye, right eye, tip of the nose, corners of the mouth: x and y each. */
  landmarks: number[][];
  /** Height in pixels of the largest rendition. */
  sizePx: number;
  sharpness: number;
  eyeOpening: number;
  score: number;
}

/** What the info panel shows of a photo; read by us from its bytes. */
export interface PhotoFacts {
  camera?: string;
  lens?: string;
  exposure?: string;
  aperture?: string;
  iso?: number;
  focalLengthMm?: number;
  colorProfile?: string;
}

/** The described failure that a register call ended in. */
export interface StoredRefusal {
  code: ProblemCode;
  params?: Record<string, string | number>;
}

export interface StoredArchiveEntry {
  name: string;
  key: string;
  sizeBytes: number;
  crc32: number;
  modifiedAtMs: number;
}

export type Tables = {
  [Table in keyof GeneratedTables]: Table extends keyof Narrowed
    ? Omit<GeneratedTables[Table], keyof Narrowed[Table]> & Narrowed[Table]
    : GeneratedTables[Table];
};
