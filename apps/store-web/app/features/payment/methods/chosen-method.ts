import { payMethods, type PayMethodId } from '@albumen/contract/payments/pay-methods';

const word = 'method';

/** The method that a bank led back to, in the page's own address. */
export function chosenIn(search: string): PayMethodId | undefined {
  const chosen = new URLSearchParams(search).get(word);
  return payMethods.find(({ id }) => id === chosen)?.id;
}

/** An address of this page that a bank can lead back to. */
export function redirectReturnUrl(path: string, method: PayMethodId): string {
  const url = new URL(path, location.origin);
  url.searchParams.set(word, method);
  return url.href;
}

/** What a bank added to the address is said once: a reload begins anew. */
export function forgetRedirect(): void {
  history.replaceState(history.state, '', location.pathname);
}
