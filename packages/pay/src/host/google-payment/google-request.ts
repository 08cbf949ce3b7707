import { type JsonRecord, recordOf, textOf } from '../../protocol/json.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { VERSION } from '../../protocol/version.ts';

/** What a request is made from. */
export interface RequestParts {
  configuration: Configuration;
  /** The version of Google's API: 1 or 2. */
  version: number;
  googleMerchantId?: string | undefined;
}

/** The first version unless another is asked for. */
export function versionOf(given: unknown): number {
  return Number(given || 1);
}

/** A request of the version asked for, without what only the merchant knows. */
export function defaultRequest(parts: RequestParts): JsonRecord {
  return parts.version === 2 ? secondVersion(parts) : firstVersion(parts);
}

function secondVersion({ configuration, googleMerchantId }: RequestParts): JsonRecord {
  const { paypalClientId } = offer(configuration);
  const paypal = {
    type: 'PAYPAL',
    parameters: {
      purchase_context: {
        purchase_units: [{ payee: { client_id: paypalClientId }, recurring_payment: true }],
      },
    },
    tokenizationSpecification: byGateway(configuration, {
      'braintree:paypalClientId': paypalClientId,
    }),
  };
  const card = {
    type: 'CARD',
    parameters: {
      allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
      allowedCardNetworks: networksOf(configuration),
    },
    tokenizationSpecification: byGateway(configuration),
  };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    environment: environmentOf(configuration),
    allowedPaymentMethods: paypalClientId ? [card, paypal] : [card],
    ...(googleMerchantId && { merchantInfo: { merchantId: googleMerchantId } }),
  };
}

function firstVersion({ configuration, googleMerchantId }: RequestParts): JsonRecord {
  const { authorization, authorizationType } = configuration;
  const { type: tokenizationType, parameters } = byGateway(
    configuration,
    authorizationType === 'TOKENIZATION_KEY' ? { 'braintree:clientKey': authorization } : {},
  );
  return {
    environment: environmentOf(configuration),
    allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
    paymentMethodTokenizationParameters: { tokenizationType, parameters },
    cardRequirements: { allowedCardNetworks: networksOf(configuration) },
    apiVersion: 1,
    ...(googleMerchantId && { merchantId: googleMerchantId }),
  };
}

function offer({ gatewayConfiguration }: Configuration): JsonRecord {
  return recordOf(gatewayConfiguration.androidPay);
}

function environmentOf({ gatewayConfiguration }: Configuration): 'PRODUCTION' | 'TEST' {
  return gatewayConfiguration.environment === 'production' ? 'PRODUCTION' : 'TEST';
}

function networksOf(configuration: Configuration): string[] {
  const { supportedNetworks } = offer(configuration);
  return Array.isArray(supportedNetworks)
    ? supportedNetworks.map((network) => (textOf(network) ?? '').toUpperCase())
    : [];
}

/** Has Google hand the card to the gateway, which answers with a nonce. */
function byGateway(configuration: Configuration, more: JsonRecord = {}) {
  const { gatewayConfiguration, analyticsMetadata } = configuration;
  const { source, integration, sessionId, platform } = analyticsMetadata;
  const metadata = { source, integration, sessionId, version: VERSION, platform };
  return {
    type: 'PAYMENT_GATEWAY',
    parameters: {
      gateway: 'braintree',
      'braintree:merchantId': gatewayConfiguration.merchantId,
      'braintree:apiVersion': 'v1',
      'braintree:sdkVersion': VERSION,
      'braintree:metadata': JSON.stringify(metadata),
      'braintree:authorizationFingerprint': offer(configuration)['googleAuthorizationFingerprint'],
      ...more,
    },
  };
}
