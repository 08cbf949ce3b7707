/** What the page asked for in the script's address, and where the script came from. */
export interface Settings {
  /** Origin of the gateway, which is PayPal here. */
  gateway: string;
  clientId: string;
  currency: string;
  intent: string;
  isVault: boolean;
  /** Is the price final, so that the payer pays in the wallet? */
  isCommit: boolean;
  disabledFunding: readonly string[];
  /** Name in `window`; `paypal` unless the element says another. */
  namespace: string;
}

/** Reads the script's own element. */
export function readSettings(script: HTMLScriptElement): Settings {
  const { origin, searchParams } = new URL(script.src);
  return {
    gateway: origin,
    clientId: searchParams.get('client-id') ?? '',
    currency: searchParams.get('currency') ?? 'USD',
    intent: searchParams.get('intent') ?? 'capture',
    isVault: searchParams.get('vault') === 'true',
    isCommit: searchParams.get('commit') !== 'false',
    disabledFunding: (searchParams.get('disable-funding') ?? '').split(','),
    namespace: script.dataset['namespace'] ?? 'paypal',
  };
}
