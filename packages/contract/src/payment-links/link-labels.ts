/** The life of a payment link, by its names on the wire. */
export const paymentLinkStatuses = [
  'open',
  'awaitingPayment',
  'paid',
  'partlyRefunded',
  'refunded',
  'canceled',
  'expired',
] as const;

export type PaymentLinkStatus = (typeof paymentLinkStatuses)[number];

/** What people read for a status. */
export const paymentLinkStatusWords: Readonly<Record<PaymentLinkStatus, string>> = {
  open: 'Open',
  awaitingPayment: 'Awaiting payment',
  paid: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  canceled: 'Canceled',
  expired: 'Expired',
};

/** The currencies of payment links. */
export const linkCurrencies = ['USD', 'CAD', 'EUR', 'PLN'] as const;

export type LinkCurrency = (typeof linkCurrencies)[number];

export const linkCurrencyNames: Readonly<Record<LinkCurrency, string>> = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  EUR: 'Euro',
  PLN: 'Polish złoty',
};

/** Shown when a page of the list that was asked for by hand could not be loaded. */
export const moreLinksFailed =
  "We're having trouble loading more Payment Links at the moment. Please refresh the page or try again. If the issue continues, contact us for support.";
