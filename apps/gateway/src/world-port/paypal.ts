/** Where goods go, in PayPal's terms. */
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

/** A subscription, as far as its payer is shown it. */
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
  address?: WalletAddress | undefined;
  /** Addresses that the payer added in the wallet. */
  added?: readonly WalletAddress[] | undefined;
  shippingOptionId?: string | undefined;
  fundingId?: string | undefined;
}

/** A payment or an agreement at PayPal, as its payer left it. */
export interface PayPalAgreed {
  payerId: string | null;
  amountMinor: number;
  currency: string;
  terms: Terms;
  choices: Choices;
}

/** Who a wallet belongs to, as PayPal lets the gateway know. */
export interface PayPalPayer {
  payerId: string;
  email: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  phone: string;
  addresses: readonly [WalletAddress, ...WalletAddress[]];
  /** Whether a charge of this wallet is declined. */
  isDeclined: boolean;
}

/** How a payer pays, as far as the merchant learns of it. */
export interface PayPalFunding {
  cobrandedCardLabel?: string | undefined;
  /** The loan that the payer took for this payment. */
  financing?: object | undefined;
}

/** What the gateway asks PayPal. */
export interface PayPal {
  /** The page where a payer approves a payment. */
  checkoutPath: (token: string) => string;
  /** The page where a payer approves an agreement. */
  agreementPath: (id: string) => string;
  /** Whether an address is PayPal's own, to which its buttons lead back. */
  isOwnPage: (url: string) => boolean;
  payer: (payerId: unknown) => PayPalPayer | undefined;
  funding: (agreed: PayPalAgreed) => PayPalFunding;
}
