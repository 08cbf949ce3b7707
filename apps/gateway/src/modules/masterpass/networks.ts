/** Brands that the wallet holds, by the wallet's own names and GraphQL's. */
const networks: Readonly<Record<string, readonly [wallet: string, graphQL: string]>> = {
  Visa: ['visa', 'VISA'],
  MasterCard: ['master', 'MASTERCARD'],
  Discover: ['discover', 'DISCOVER'],
  'American Express': ['amex', 'AMERICAN_EXPRESS'],
  'Diners Club': ['diners', 'DINERS'],
  Maestro: ['maestro', 'INTERNATIONAL_MAESTRO'],
  JCB: ['jcb', 'JCB'],
};

/** What a merchant accepts of the wallet's cards, as REST says it. */
export function walletNetworks(supported: readonly string[]): string[] {
  return supported.flatMap((brand) => networks[brand]?.[0] ?? []);
}

/** What a merchant accepts of the wallet's cards, as GraphQL says it. */
export function walletBrands(supported: readonly string[]): string[] {
  return supported.flatMap((brand) => networks[brand]?.[1] ?? []);
}
