import type { Dependencies } from '../../dependencies.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { signGoogleFingerprint } from './google-fingerprint.ts';

/** Brands that Google Pay has a word for; others it cannot hold. */
const networks: Readonly<Record<string, string>> = {
  Visa: 'visa',
  MasterCard: 'mastercard',
  'American Express': 'amex',
  Discover: 'discover',
  Maestro: 'maestro',
  Elo: 'elo',
};

/** The merchant's card brands that can come by Google Pay. */
export function googleBrandsOf({ options }: Merchant): readonly string[] {
  return options.supportedCardTypes.filter((brand) => networks[brand] !== undefined);
}

/** Google Pay's part of a configuration. */
export async function googlePayOf(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  merchant: Merchant,
) {
  const signing = { secret: secrets.secret, now: clock.now() };
  return {
    enabled: true,
    displayName: merchant.options.displayName ?? merchant.name,
    environment: 'sandbox',
    googleAuthorizationFingerprint: await signGoogleFingerprint(signing, merchant.id),
    paypalClientId: null,
    supportedNetworks: googleBrandsOf(merchant).flatMap((brand) => networks[brand] ?? []),
  };
}

/** Google's word for a brand, as its answers have it. */
export function googleNetworkOf(brand: string): string {
  return (networks[brand] ?? brand).toUpperCase();
}
