/** What a payment sheet is asked for, whichever version of the API it was said in. */
export interface SheetRequest {
  version: 1 | 2;
  /** Google's words for brands. */
  networks: readonly string[];
  /** `PAN_ONLY`, `CRYPTOGRAM_3DS`. */
  authMethods: readonly string[];
  /** Which gateway tokenizes, and for whom. */
  parameters: Readonly<Record<string, unknown>>;
  isEmailAsked: boolean;
  isBillingAddressAsked: boolean;
  isShippingAddressAsked: boolean;
  /** Undefined: anywhere. */
  shippingCountries: readonly string[] | undefined;
  shipping: ShippingChoice | undefined;
  price: Price;
  /** The merchant's page wants to be notified first of these changes, or of the payment itself. */
  asksFirst: { address: boolean; option: boolean; payment: boolean };
}

export interface ShippingChoice {
  options: readonly { id: string; label: string; description?: string }[];
  defaultSelectedOptionId?: string;
}

export interface Price {
  /** Undefined while the merchant does not know it. */
  total: string | undefined;
  currency: string;
  label: string;
  items: readonly { label: string; price: string; status?: string }[];
}

/** What the merchant's page answers to a change. */
export interface SheetUpdate {
  newTransactionInfo?: TransactionInfo;
  newShippingOptionParameters?: { shippingOptions?: ShippingChoice['options'] } & Omit<
    ShippingChoice,
    'options'
  >;
  error?: { message?: string; reason?: string };
}

export interface TransactionInfo {
  totalPrice?: string | number;
  totalPriceStatus?: string;
  totalPriceLabel?: string;
  currencyCode?: string;
  displayItems?: readonly { label: string; price: string; status?: string }[];
}

/** Sheet to page: a question has a number, and its answer comes back with it. */
export type FromSheet =
  | { says: 'canceled' }
  | { says: 'failed' }
  | { says: 'paid'; payment: object }
  | { says: 'change' | 'authorize'; ask: object; id: number };

export interface ToSheet {
  id: number;
  answer: unknown;
}

export function priceOf(given: TransactionInfo | undefined): Price {
  const { totalPrice, totalPriceStatus, currencyCode = 'USD', displayItems = [] } = given ?? {};
  const isKnown = totalPrice !== undefined && totalPriceStatus !== 'NOT_CURRENTLY_KNOWN';
  return {
    total: isKnown ? String(totalPrice) : undefined,
    currency: currencyCode,
    label: given?.totalPriceLabel ?? 'Total',
    items: displayItems,
  };
}
