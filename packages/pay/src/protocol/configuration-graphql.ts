import { type JsonRecord, recordOf, scalarText } from './json.ts';
import type { GatewayConfiguration } from './configuration.ts';

const brandNames: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  ELO: 'Elo',
  HIPER: 'Hiper',
  HIPERCARD: 'Hipercard',
  INTERNATIONAL_MAESTRO: 'Maestro',
  JCB: 'JCB',
  MASTERCARD: 'MasterCard',
  SOLO: 'Solo',
  UK_MAESTRO: 'UK Maestro',
  UNION_PAY: 'UnionPay',
  VISA: 'Visa',
};
const googleNetworks: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'amex',
  DISCOVER: 'discover',
  ELO: 'elo',
  INTERNATIONAL_MAESTRO: 'maestro',
  MASTERCARD: 'mastercard',
  VISA: 'visa',
};
const masterpassNetworks: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'amex',
  DINERS: 'diners',
  DISCOVER: 'discover',
  INTERNATIONAL_MAESTRO: 'maestro',
  JCB: 'jcb',
  MASTERCARD: 'master',
  VISA: 'visa',
};

/** Asks for all that a configuration may hold. */
export const CONFIGURATION_QUERY = `query ClientConfiguration{clientConfiguration{analyticsUrl environment merchantId assetsUrl clientApiUrl creditCard{supportedCardBrands challenges threeDSecureEnabled threeDSecure{cardinalAuthenticationJWT}}applePayWeb{countryCode currencyCode merchantIdentifier supportedCardBrands}fastlane{enabled}googlePay{displayName supportedCardBrands environment googleAuthorization paypalClientId}ideal{routeId assetsUrl}kount{merchantId}masterpass{merchantCheckoutId supportedCardBrands}paypal{displayName clientId assetsUrl environment environmentNoNetwork unvettedMerchant braintreeClientId billingAgreementsEnabled merchantAccountId currencyCode payeeEmail}unionPay{merchantAccountId}usBankAccount{routeId plaidPublicKey}venmo{merchantId accessToken environment enrichedCustomerDataEnabled}visaCheckout{apiKey externalClientId supportedCardBrands}braintreeApi{accessToken url}supportedFeatures}}`;

/**
 * The REST form of a `clientConfiguration`.
 * @param graphQLUrl the address that answered
 */
export function fromGraphQL(answer: JsonRecord, graphQLUrl: string): GatewayConfiguration {
  const { creditCard, paypal, googlePay, kount, masterpass, braintreeApi } = answer;
  return {
    environment: lower(answer['environment']),
    clientApiUrl: String(answer['clientApiUrl']),
    assetsUrl: String(answer['assetsUrl']),
    analytics: { url: String(answer['analyticsUrl']) },
    merchantId: String(answer['merchantId']),
    graphQL: { url: graphQLUrl, features: lowerAll(answer['supportedFeatures']) },
    paypalEnabled: Boolean(paypal),
    ...part(creditCard, cards),
    ...part(paypal, ({ currencyCode, ...rest }) => ({
      paypal: { ...rest, currencyIsoCode: currencyCode, environment: lower(rest['environment']) },
    })),
    ...part(googlePay, ({ supportedCardBrands, googleAuthorization, ...rest }) => ({
      androidPay: {
        ...rest,
        enabled: true,
        environment: lower(rest['environment']),
        googleAuthorizationFingerprint: googleAuthorization,
        supportedNetworks: named(supportedCardBrands, googleNetworks),
      },
    })),
    ...part(masterpass, ({ merchantCheckoutId, supportedCardBrands }) => ({
      masterpass: {
        merchantCheckoutId,
        supportedNetworks: named(supportedCardBrands, masterpassNetworks),
      },
    })),
    ...part(kount, ({ merchantId }) => ({ kount: { kountMerchantId: merchantId } })),
    ...part(braintreeApi, () => ({ braintreeApi })),
  };
}

function cards(card: JsonRecord): JsonRecord {
  const { supportedCardBrands, challenges, threeDSecureEnabled, threeDSecure } = card;
  return {
    challenges: lowerAll(challenges),
    creditCards: { supportedCardTypes: named(supportedCardBrands, brandNames) },
    threeDSecureEnabled,
    threeDSecure,
  };
}

function part(value: unknown, adapt: (value: JsonRecord) => JsonRecord): JsonRecord {
  return value ? adapt(recordOf(value)) : {};
}

function lower(value: unknown): string {
  return scalarText(value).toLowerCase();
}

function lowerAll(values: unknown): string[] {
  return Array.isArray(values) ? values.map(lower) : [];
}

/** The names of the values that have one. */
function named(values: unknown, names: Readonly<Record<string, string>>): string[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => names[String(value)] ?? []);
}
