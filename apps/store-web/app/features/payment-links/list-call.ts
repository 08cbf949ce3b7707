import { headers } from '@albumen/contract/wire-names';

export { listPaymentLinks } from '@albumen/contract/endpoints/payment-links';

/** The page lives at the same address: this asks for the list alone. */
export const asPart = { [headers.pageType]: 'Partial' };
