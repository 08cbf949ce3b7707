import type { RequestRow } from './paypal.queries.ts';
import type { RequestStatus } from './request-status.ts';

/** Where goods go, in the words of the wire. */
export interface WalletAddress {
  recipientName: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  phone?: string | undefined;
}

/** A way of shipping that the payer may choose. */
export interface ShippingOption {
  id: string;
  label: string;
  type: string;
  isSelected: boolean;
  amountMinor: number;
}

/** A line of what is bought; amounts as the merchant wrote them. */
export interface LineItem {
  name: string;
  quantity: string;
  unitAmount: string;
  kind: string;
}

/** What a subscription is, as far as its payer is told. */
export interface Plan {
  type: string;
  name: string;
  description: string;
  /** One sentence a cycle. */
  cycles: readonly string[];
}

/** What the payer is asked. */
export interface Terms {
  intent: string;
  brandName: string | null;
  locale: string | null;
  /** What comes first: logging in, or paying by card without an account. */
  landingPage?: 'login' | 'billing' | undefined;
  needsShipping: boolean;
  /** The merchant's address counts, whatever the payer would like. */
  isAddressFixed: boolean;
  shippingAddress: WalletAddress | null;
  offersCredit: boolean;
  offersPayLater: boolean;
  lineItems: readonly LineItem[];
  shippingOptions: readonly ShippingOption[];
  /** A payment that also lets the merchant charge again. */
  asksForAgreement: boolean;
  agreementText: string | null;
  plan: Plan | null;
  payerEmail: string | null;
}

/** What the payer chose. */
export interface Choices {
  /** One of the payer's addresses, by its place in the book. */
  address?: WalletAddress | undefined;
  /** Addresses that the payer added here. */
  added?: readonly WalletAddress[] | undefined;
  shippingOptionId?: string | undefined;
  fundingId?: string | undefined;
}

/** A payment or an agreement that a wallet's owner is asked for. */
export interface PayPalRequest extends Omit<
  RequestRow,
  'kind' | 'status' | 'terms' | 'choices' | 'amountMinor' | 'currency'
> {
  kind: 'payment' | 'agreement';
  status: RequestStatus;
  /** Of agreements both are empty: 0 and ''. */
  amountMinor: number;
  currency: string;
  terms: Terms;
  choices: Choices;
}

/** Columns hold what the services wrote. */
export function requestOf(row: RequestRow): PayPalRequest {
  return {
    ...row,
    kind: row.kind as PayPalRequest['kind'],
    status: row.status as RequestStatus,
    amountMinor: row.amountMinor ?? 0,
    currency: row.currency ?? '',
    terms: row.terms as unknown as Terms,
    choices: row.choices as unknown as Choices,
  };
}

/** Nobody can be charged again who has no account. */
export function takesGuests({ kind, terms }: Pick<PayPalRequest, 'kind' | 'terms'>): boolean {
  return kind === 'payment' && !terms.asksForAgreement;
}
