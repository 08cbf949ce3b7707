import type { Addresses } from '../../http/addresses.ts';
import type { Merchant } from '../merchants/merchants.service.ts';

/** What a browser needs to know before it can take a payment, as REST says it. */
export function configurationOf({ id, name, options }: Merchant, addresses: Addresses) {
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
    graphQL: {
      url: addresses.graphQL,
      features: [...(options.tokenizesByGraphQL ? ['tokenize_credit_cards'] : []), 'configuration'],
    },
    paypalEnabled: options.paypalEnabled,
    displayName: options.displayName ?? name,
    ...(options.kountMerchantId !== undefined && {
      kount: { kountMerchantId: options.kountMerchantId },
    }),
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

/** The same as GraphQL says it; a wallet that is off is null. */
export function clientConfigurationOf(merchant: Merchant, addresses: Addresses) {
  const rest = configurationOf(merchant, addresses);
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
      threeDSecure: null,
    },
    kount: options.kountMerchantId === undefined ? null : { merchantId: options.kountMerchantId },
    supportedFeatures: rest.graphQL.features.map((feature) => feature.toUpperCase()),
  };
}
