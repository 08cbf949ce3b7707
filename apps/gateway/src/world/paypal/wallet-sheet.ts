import { join } from 'node:path';
import { attributes, type Html } from '@albumen/server-kit/html';
import { bundleOnce } from '../../browser-files/bundle.ts';
import type { PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import { renderSheet } from '../pages/page.ts';
import { isWalletPage } from './return-addresses.ts';

/** What the wallet's pages load beside what all sheets do. */
export const walletFiles = bundleOnce({
  script: join(import.meta.dirname, 'browser/wallet.ts'),
  style: [join(import.meta.dirname, 'browser/wallet.css')],
});

/** The path of script and style sheet, without its ending. */
export const walletPath = '/wallet/wallet';

/** What a page of the wallet shows. */
export interface Shown {
  request: PayPalRequest;
  merchantName: string;
  /** The origins of the merchant's pages. */
  origins: readonly string[];
  /** What the payer should know first. */
  notice?: string | undefined;
}

/** The frame around every page of the wallet. */
export async function renderWalletSheet(title: string, content: Html): Promise<Html> {
  const own = { path: walletPath, ...(await walletFiles()) };
  return renderSheet({ title, owner: 'PayPal wallet', content, own });
}

/** What a page's script needs to notify the button that opened this window; nothing where the payer goes back by an address. */
export function openerFacts({ request, origins }: Pick<Shown, 'request' | 'origins'>): Html {
  const isOpenedByButton = isWalletPage(request.returnUrl);
  return attributes({
    'data-line': isOpenedByButton,
    'data-origins': isOpenedByButton && origins.join(' '),
    'data-status': isOpenedByButton && request.status,
    'data-payment': isOpenedByButton && request.id,
    'data-currency': isOpenedByButton && request.currency,
  });
}
