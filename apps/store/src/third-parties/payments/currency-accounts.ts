/** Which merchant account at the provider takes which currency. */
export interface CurrencyAccounts {
  takes: (currency: string) => boolean;
  /** Undefined for the provider's own default account. */
  idFor: (currency: string) => string | undefined;
  /** Those that are named. */
  ids: Readonly<Record<string, string>>;
}

/** What an account without a name takes: the currency of our checkout. */
const defaultCurrency = 'USD';

/** Reads `USD=one,CAD=another`; without any, the default account takes the checkout's currency alone. */
export function currencyAccounts(named: readonly string[]): CurrencyAccounts {
  const ids = new Map(
    named.map((each): [string, string] => {
      const [currency = '', id = ''] = each.split('=');
      return [currency.trim().toUpperCase(), id.trim()];
    }),
  );
  return {
    takes: (currency) => currency === defaultCurrency || ids.has(currency),
    idFor: (currency) => ids.get(currency),
    ids: Object.fromEntries(ids),
  };
}

/** What a page's client token is asked for, so that a card's issuer is shown the money that is charged. */
export function tokenFor(
  accounts: CurrencyAccounts,
  currency: string,
): { merchantAccountId?: string } {
  const merchantAccountId = accounts.idFor(currency);
  return merchantAccountId === undefined ? {} : { merchantAccountId };
}
