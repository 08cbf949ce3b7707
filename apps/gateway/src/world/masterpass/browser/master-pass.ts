/** Stands in for the wallet's script of the same name: the same call, with the gateway as wallet. */
interface Config {
  requestToken?: string;
  merchantCheckoutId?: string;
  allowedCardTypes?: readonly string[];
  version?: string;
}

function checkout({ requestToken = '', merchantCheckoutId = '', ...more }: Config): void {
  const url = new URL('/masterpass/checkout', location.origin);
  url.search = new URLSearchParams({
    requestToken,
    merchantCheckoutId,
    allowedCardTypes: (more.allowedCardTypes ?? []).join(','),
    version: more.version ?? '',
  }).toString();
  // Nobody comes back to a page that only leads on.
  location.replace(url);
}

Object.assign(window, { MasterPass: { client: { checkout } } });
