import type { BraintreeError, callback, Untyped } from './core.ts';
import type { ComponentOptions } from './component.ts';
import type {
  ThreeDSecureAdditionalInformation,
  ThreeDSecureBillingAddress,
} from './three-d-secure-addresses.ts';

export type {
  ThreeDSecureAdditionalInformation,
  ThreeDSecureBillingAddress,
  ThreeDSecureShippingAddress,
} from './three-d-secure-addresses.ts';

/** What may be shown of the verified card. */
export interface ThreeDSecureAccountDetails {
  cardType: string;
  lastTwo: string;
}

/** What is known of a card's kind. */
export interface ThreeDSecureBinData {
  commercial: string;
  countryOfIssuance: string;
  debit: string;
  durbinRegulated: string;
  healthcare: string;
  issuingBank: string;
  payroll: string;
  prepaid: string;
  productId: string;
}

/** What the issuer said at one step; the codes are those of EMV 3-D Secure. */
export interface ThreeDSecureTransStatus {
  transStatus?: string | null;
  transStatusReason?: string | null;
}

/** How the verification ended. */
export interface ThreeDSecureInfo {
  liabilityShiftPossible: boolean;
  liabilityShifted: boolean;
  cavv: string;
  xid: string;
  dsTransactionId: string;
  threeDSecureVersion: string;
  eciFlag: string;
  threeDSecureAuthenticationId: string;
  status:
    | 'authenticate_attempt_successful'
    | 'authenticate_error'
    | 'authenticate_failed_acs_error'
    | 'authenticate_failed'
    | 'authenticate_frictionless_failed'
    | 'authenticate_rejected'
    | 'authenticate_successful'
    | 'authenticate_unable_to_authenticate'
    | 'authentication_unavailable'
    | 'challenge_required'
    | 'data_only_successful'
    | 'lookup_bypassed'
    | 'lookup_card_error'
    | 'lookup_error'
    | 'lookup_failed_acs_error'
    | 'lookup_not_enrolled'
    | 'unsupported_account_type'
    | 'unsupported_card';
  acsTransactionId?: string | null;
  /** `Y`, `N`, `U`, `B` or `E` */
  enrolled?: string | null;
  paresStatus?: string | null;
  threeDSecureServerTransactionId?: string | null;
  lookup?: ThreeDSecureTransStatus;
  authentication?: ThreeDSecureTransStatus;
}

/** Who bears the risk of fraud. */
export type ThreeDSecureShift = Pick<
  ThreeDSecureInfo,
  'liabilityShifted' | 'liabilityShiftPossible'
>;

/** What the card network's script says at the end of a challenge, or of a set-up that failed. */
export interface ThreeDSecureRawVerificationData {
  /** `SUCCESS`, `NOACTION`, `FAILURE` or `ERROR` */
  ActionCode?: string;
  Validated?: boolean;
  ErrorNumber?: unknown;
  ErrorDescription?: string;
  Payment?: { ExtendedData?: { ChallengeCancel?: string } };
}

/** A verified card. */
export interface ThreeDSecureVerifyPayload {
  nonce: string;
  type: string;
  details: ThreeDSecureAccountDetails;
  description: string;
  binData: ThreeDSecureBinData;
  /** @deprecated Use `threeDSecureInfo.liabilityShiftPossible`. */
  liabilityShiftPossible: boolean;
  /** @deprecated Use `threeDSecureInfo.liabilityShifted`. */
  liabilityShifted: boolean;
  threeDSecureInfo: ThreeDSecureInfo;
  /** Only without a challenge. */
  verificationDetails?: ThreeDSecureShift;
  /** Only after a challenge. */
  rawCardinalSDKVerificationData?: ThreeDSecureRawVerificationData;
}

/** What a lookup says of a challenge. */
export interface ThreeDSecureLookup {
  threeDSecureVersion: string;
  /** The issuer's page; none when it asks nothing. */
  acsUrl?: string | null;
  pareq?: string | null;
  md?: string | null;
  termUrl?: string | null;
  transactionId?: string | null;
}

/** What the lookup said. */
export interface ThreeDSecureVerificationData {
  requiresUserAuthentication: boolean;
  threeDSecureInfo: ThreeDSecureShift;
  lookup: ThreeDSecureLookup;
  paymentMethod: ThreeDSecureVerifyPayload;
}

/** Options of `verifyCard`. */
export interface ThreeDSecureVerifyOptions {
  nonce: string;
  amount: string | number;
  /** The card's first digits, as its tokenization gave them; helps the issuer to know this browser. */
  bin?: string | undefined;
  accountType?: string;
  cardAddChallengeRequested?: boolean | undefined;
  challengeRequested?: boolean | undefined;
  dataOnlyRequested?: boolean | undefined;
  requestVisaDAF?: boolean | undefined;
  merchantName?: string | undefined;
  requestedExemptionType?: 'low_value' | 'transaction_risk_analysis' | undefined;
  applySmartAuthentication?: boolean | undefined;
  customFields?: Record<string, unknown> | undefined;
  onLookupComplete?: ((data: ThreeDSecureVerificationData, next: () => void) => void) | undefined;
  collectDeviceData?: boolean | undefined;
  exemptionRequested?: boolean | undefined;
  email?: string | undefined;
  mobilePhoneNumber?: string | undefined;
  billingAddress?: ThreeDSecureBillingAddress | undefined;
  additionalInformation?: ThreeDSecureAdditionalInformation | undefined;
  /** @deprecated Version 1 only. */
  addFrame?: ((err?: BraintreeError, iframe?: HTMLIFrameElement) => void) | undefined;
  /** @deprecated Version 1 only. */
  removeFrame?: (() => void) | undefined;
  /** @deprecated Version 1 only: says that the bank's page is on its way. Default true. */
  showLoader?: boolean | undefined;
  /** @deprecated Version 1 only. */
  customer?: { billingAddress?: Readonly<Record<string, unknown>> | undefined } | undefined;
  /** @deprecated Use `cardAddChallengeRequested`. */
  cardAdd?: boolean | undefined;
}

/** Name of an event. */
export type ThreeDSecureEvent =
  | 'lookup-complete'
  | 'customer-canceled'
  | 'authentication-iframe-available'
  | 'authentication-modal-render'
  | 'authentication-modal-close';

/** More of the challenge's window, which the published declarations leave out. */
export type ThreeDSecureWindowEvent =
  | 'authentication-modal-render-hidden'
  | 'authentication-modal-loader-render'
  | 'authentication-modal-loader-close';

/** Settings of the challenge's script. */
export interface ThreeDSecureCardinalSDKConfig {
  logging?: unknown;
  timeout?: number | undefined;
  maxRequestRetries?: number | undefined;
  payment?: { displayLoading?: unknown; displayExitButton?: unknown } | null | undefined;
}

/** Options of `threeDSecure.create`. */
export interface ThreeDSecureCreateOptions extends ComponentOptions {
  version?:
    | 1
    | '1'
    | 2
    | '2'
    | '2-bootstrap3-modal'
    | '2-inline-iframe'
    | '2-cardinal-modal'
    | undefined;
  loggingEnabled?: boolean | undefined;
  cardinalSDKConfig?: ThreeDSecureCardinalSDKConfig | undefined;
}

/** 3D Secure. */
export interface ThreeDSecure {
  /** @deprecated Version 1 only. */
  addFrameCallback: (err?: BraintreeError, iframe?: HTMLIFrameElement) => void;
  /** @deprecated Version 1 only. */
  removeFrameCallback: () => void;
  verifyCard(options: ThreeDSecureVerifyOptions): Promise<ThreeDSecureVerifyPayload>;
  verifyCard(
    options: ThreeDSecureVerifyOptions,
    callback: callback<ThreeDSecureVerifyPayload>,
  ): void;
  cancelVerifyCard(): Promise<ThreeDSecureVerifyPayload>;
  cancelVerifyCard(callback: callback<ThreeDSecureVerifyPayload>): void;
  prepareLookup(options: { nonce: string; bin?: string | undefined }): Promise<string>;
  prepareLookup(
    options: { nonce: string; bin?: string | undefined },
    callback: callback<string>,
  ): void;
  initializeChallengeWithLookupResponse(
    lookupResponse: unknown,
  ): Promise<ThreeDSecureVerifyPayload>;
  initializeChallengeWithLookupResponse(
    lookupResponse: unknown,
    callback: callback<ThreeDSecureVerifyPayload>,
  ): void;
  teardown(): Promise<void>;
  teardown(callback: callback): void;
  on(
    event: ThreeDSecureEvent | ThreeDSecureWindowEvent,
    handler: (data?: Untyped, next?: () => void) => void,
  ): void;
  on(
    event: 'lookup-complete',
    handler: (data?: ThreeDSecureVerificationData, next?: () => void) => void,
  ): void;
  off(
    event: ThreeDSecureEvent | ThreeDSecureWindowEvent,
    handler: (data?: Untyped, next?: () => void) => void,
  ): void;
}

/** `threeDSecure.create` */
export interface ThreeDSecureCreate {
  (options: ThreeDSecureCreateOptions): Promise<ThreeDSecure>;
  (options: ThreeDSecureCreateOptions, callback: callback<ThreeDSecure>): void;
}
