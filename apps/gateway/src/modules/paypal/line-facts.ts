import { escapeHtml } from '../../http/html.ts';
import type { PayPalRequest } from './paypal-request.ts';
import { isWalletPage } from './ways-back.ts';

/** What a page's script needs to tell the button that opened this window; see frames/paypal-sdk. */
export interface LineFacts {
  request: PayPalRequest;
  /** Of the merchant's pages. */
  origins: readonly string[];
}

/** As attributes; none where the payer goes back by an address. */
export function lineFacts({ request, origins }: LineFacts): string {
  if (!isWalletPage(request.returnUrl)) return '';
  const facts: Readonly<Record<string, string>> = {
    origins: origins.join(' '),
    status: request.status,
    payment: request.id,
    currency: request.currency,
  };
  const attributes = Object.entries(facts).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return ` data-line${attributes.join('')}`;
}
