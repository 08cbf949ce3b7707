import type { Texts } from '@albumen/domain/json-record';
import type { PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import { addressIn } from '../../modules/paypal/read-terms.ts';
import type { Choices, WalletAddress } from '../../world-port/paypal.ts';
import type { WalletPayer } from './payers.ts';

/** Countries that an address may be added in. */
export const countries: readonly [string, string][] = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['GB', 'United Kingdom'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['NL', 'Netherlands'],
  ['PL', 'Poland'],
  ['AU', 'Australia'],
  ['JP', 'Japan'],
];

/** Where this payer can have things sent: the shop's address first, then their own. */
export function addressesOf(
  { terms, choices }: Pick<PayPalRequest, 'terms' | 'choices'>,
  payer: WalletPayer,
): readonly WalletAddress[] {
  const { shippingAddress, isAddressFixed } = terms;
  if (shippingAddress && isAddressFixed) return [shippingAddress];
  return [
    ...(shippingAddress ? [shippingAddress] : []),
    ...payer.addresses,
    ...(choices.added ?? []),
  ];
}

export function defaultAddress(
  request: Pick<PayPalRequest, 'terms' | 'choices'>,
  payer: WalletPayer,
): WalletAddress | undefined {
  return request.choices.address ?? addressesOf(request, payer)[0];
}

/** An address that was typed in; undefined when something of it is missing. */
export function readAddress(fields: Texts): WalletAddress | undefined {
  const text = (name: string): string => (fields[name] ?? '').trim().slice(0, 100);
  const isKnown = countries.some(([code]) => code === text('countryCode'));
  const needed = ['recipientName', 'line1', 'city', 'postalCode'];
  if (!isKnown || needed.some((name) => text(name) === '')) return undefined;
  const names = [...needed, 'line2', 'state', 'countryCode'];
  return addressIn(Object.fromEntries(names.map((name) => [name, text(name)]))) ?? undefined;
}

/** What the form of the review says, among what this payer can choose. */
export function readChoices(request: PayPalRequest, payer: WalletPayer, fields: Texts): Choices {
  const { choices } = request;
  const address = addressesOf(request, payer)[Number(fields['address'])];
  return {
    ...choices,
    address: request.terms.needsShipping ? (address ?? defaultAddress(request, payer)) : undefined,
    shippingOptionId: fields['shipping'] ?? choices.shippingOptionId,
    fundingId: fields['funding'] ?? choices.fundingId ?? payer.funding[0].id,
  };
}
