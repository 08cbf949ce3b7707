import type { Addresses } from '../../http/addresses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { googleBrandsOf, googlePayOf } from '../google-pay/google-pay-offer.ts';
import { walletBrands, walletNetworks } from '../masterpass/networks.ts';
import { signSetup } from '../three-d-secure/network-token.ts';
import type { Merchant } from '../merchants/merchants.service.ts';

type Needs = Pick<Dependencies, 'secrets' | 'clock'>;

/** What a browser needs to know before it can take a payment, as REST says it. */
export async function configurationOf(deps: Needs, merchant: Merchant, addresses: Addresses) {
  const { id, name, options } = merchant;
  return {
    environment: 'sandbox',
    merchantId: id,
    clientApiUrl: `${addresses.clientApi}/merchants/${id}/client_api`,
    assetsUrl: addresses.assets,
    authUrl: addresses.clientApi,
    analytics: { url: `${addresses.clientApi}/merchants/${id}/analytics` },
    challenges: options.challenges,
    creditCards: {
      supportedCardTypes: options.supportedCardTypes,
      collectDeviceData: options.collectDeviceData,
    },
    threeDSecureEnabled: options.threeDSecureEnabled,
    ...(options.threeDSecureEnabled && { threeDSecure: await threeDSecureOf(deps, id, addresses) }),
    graphQL: {
      url: addresses.graphQL,
      features: [...(options.tokenizesByGraphQL ? ['tokenize_credit_cards'] : []), 'configuration'],
    },
    paypalEnabled: options.paypalEnabled,
    ...(options.paypalEnabled && { paypal: paypalOf(merchant, addresses) }),
    ...(options.googlePayEnabled && { androidPay: await googlePayOf(deps, merchant) }),
    ...(options.masterpassEnabled && { masterpass: masterpassOf(merchant) }),
    displayName: options.displayName ?? name,
    ...(options.kountMerchantId !== undefined && {
      kount: { kountMerchantId: options.kountMerchantId },
    }),
  };
}

/** PayPal's part of it; the wallet itself is of this sandbox. */
function paypalOf({ id, name, options }: Merchant, addresses: Addresses) {
  return {
    displayName: options.displayName ?? name,
    clientId: `sandbox-${id}`,
    assetsUrl: addresses.assets,
    environment: 'offline',
    environmentNoNetwork: false,
    unvettedMerchant: false,
    braintreeClientId: null,
    billingAgreementsEnabled: true,
    merchantAccountId: null,
    currencyIsoCode: null,
    payeeEmail: null,
  };
}

function masterpassOf({ id, options }: Merchant) {
  return {
    merchantCheckoutId: `${id}_wallet`,
    supportedNetworks: walletNetworks(options.supportedCardTypes),
  };
}

/** Lets the card network's script be set up; by the time of day, which is the network's. */
async function threeDSecureOf({ secrets, clock }: Needs, merchantId: string, addresses: Addresses) {
  const signing = { secret: secrets.secret, now: clock.now() };
  return {
    cardinalAuthenticationJWT: await signSetup(signing, merchantId),
    // Newer releases of the published SDK load the script from here.
    cardinalSongbirdUrl: addresses.songbird,
    cardinalSongbirdIdentityHash: null,
  };
}

const brandCodes: Record<string, string> = {
  'American Express': 'AMERICAN_EXPRESS',
  'Diners Club': 'DINERS',
  Discover: 'DISCOVER',
  Elo: 'ELO',
  Hiper: 'HIPER',
  Hipercard: 'HIPERCARD',
  JCB: 'JCB',
  Maestro: 'INTERNATIONAL_MAESTRO',
  MasterCard: 'MASTERCARD',
  UnionPay: 'UNION_PAY',
  Visa: 'VISA',
};

/** GraphQL's word for a brand. */
export function brandCode(brand: string): string {
  return brandCodes[brand] ?? 'UNKNOWN';
}

function graphQLPaypal({ currencyIsoCode, environment, ...rest }: ReturnType<typeof paypalOf>) {
  return { ...rest, environment: environment.toUpperCase(), currencyCode: currencyIsoCode };
}

function graphQLGooglePay(
  { googleAuthorizationFingerprint, environment, ...rest }: Awaited<ReturnType<typeof googlePayOf>>,
  brands: readonly string[],
) {
  return {
    displayName: rest.displayName,
    environment: environment.toUpperCase(),
    googleAuthorization: googleAuthorizationFingerprint,
    paypalClientId: rest.paypalClientId,
    supportedCardBrands: brands.map(brandCode),
  };
}

/** The configuration as GraphQL says it; a wallet that is off is null. */
export async function clientConfigurationOf(deps: Needs, merchant: Merchant, addresses: Addresses) {
  const rest = await configurationOf(deps, merchant, addresses);
  const { options } = merchant;
  return {
    analyticsUrl: rest.analytics.url,
    environment: 'SANDBOX',
    merchantId: rest.merchantId,
    assetsUrl: rest.assetsUrl,
    clientApiUrl: rest.clientApiUrl,
    creditCard: {
      supportedCardBrands: options.supportedCardTypes.map(brandCode),
      challenges: options.challenges.map((challenge) => challenge.toUpperCase()),
      threeDSecureEnabled: options.threeDSecureEnabled,
      threeDSecure: rest.threeDSecure ?? null,
    },
    paypal: rest.paypal ? graphQLPaypal(rest.paypal) : null,
    googlePay: rest.androidPay ? graphQLGooglePay(rest.androidPay, googleBrandsOf(merchant)) : null,
    masterpass: rest.masterpass
      ? {
          merchantCheckoutId: rest.masterpass.merchantCheckoutId,
          supportedCardBrands: walletBrands(options.supportedCardTypes),
        }
      : null,
    kount: options.kountMerchantId === undefined ? null : { merchantId: options.kountMerchantId },
    supportedFeatures: rest.graphQL.features.map((feature) => feature.toUpperCase()),
  };
}
