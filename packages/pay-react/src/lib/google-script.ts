import type { Client } from '@albumen/pay/client';
import { PayLoadError } from './load-module.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Google's own client, as far as it is used here. */
export interface GoogleWallet {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<object>;
}

type WalletClass = new (options: { environment: 'PRODUCTION' | 'TEST' }) => GoogleWallet;

const path = '/gp/p/js/pay.js';
const loading = new Map<string, Promise<void>>();

/** Google's address where the gateway is the provider's; another gateway serves a stand-in of it. */
export function googleScriptUrl(assetsUrl: string): string {
  const { hostname, origin } = new URL(assetsUrl);
  return (hostname.endsWith('.braintreegateway.com') ? 'https://pay.google.com' : origin) + path;
}

/**
 * The wallet of this browser. Its script is loaded once for a page; a failure is not kept.
 * @throws PayLoadError
 */
export async function openWallet(client: Client): Promise<GoogleWallet> {
  const { assetsUrl, androidPay } = Object(client.getConfiguration().gatewayConfiguration) as {
    assetsUrl: string;
    androidPay?: { environment?: string };
  };
  const url = googleScriptUrl(assetsUrl);
  const known = walletClass() ? undefined : (loading.get(url) ?? addScript(url));
  if (known) {
    loading.set(url, known);
    known.catch(() => loading.delete(url));
    await known;
  }
  const PaymentsClient = walletClass();
  if (!PaymentsClient) throw new PayLoadError(url, 'it defines nothing');
  const isProduction = androidPay?.environment === 'production';
  return new PaymentsClient({ environment: isProduction ? 'PRODUCTION' : 'TEST' });
}

function walletClass(): WalletClass | undefined {
  const page = globalThis as {
    google?: { payments?: { api?: { PaymentsClient?: WalletClass } } };
  };
  return page.google?.payments?.api?.PaymentsClient;
}

/** It has no hash, since Google changes its script at any time. */
async function addScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new PayLoadError(url, 'the network or the page’s policy forbids it'));
    });
    document.head.append(script);
  });
}
