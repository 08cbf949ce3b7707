import type { PayPalRequest } from '../../modules/paypal/paypal-request.ts';

/** Where the published SDK leads payers of a button, whose own script is notified instead. */
const errorPage = 'https://www.paypal.com/checkoutnow/error';

/** Does this address belong to the wallet itself? */
export function isWalletPage(url: string): boolean {
  return url === errorPage;
}

type Leaving = Pick<PayPalRequest, 'kind' | 'id' | 'token' | 'payerId' | 'returnUrl' | 'cancelUrl'>;

/** Where the payer goes with their approval, and what that address says. */
export function returnAddress(request: Leaving, walletPage: string): string {
  const { kind, id, token, payerId } = request;
  const query: Readonly<Record<string, string>> =
    kind === 'agreement'
      ? { ba_token: id, token }
      : { paymentId: id, token, PayerID: payerId ?? '' };
  return withQuery(request.returnUrl, query, walletPage);
}

/** Where the payer goes without one. */
export function cancelAddress(request: Leaving, walletPage: string): string {
  const { kind, id, token } = request;
  const query = kind === 'agreement' ? { ba_token: id, token } : { token };
  return withQuery(request.cancelUrl, query, walletPage);
}

function withQuery(
  address: string,
  query: Readonly<Record<string, string>>,
  walletPage: string,
): string {
  const url = new URL(isWalletPage(address) ? walletPage : address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
