/** Who is calling, as every call states it. */
export interface AnalyticsMetadata {
  merchantAppId: string;
  platform: string;
  sdkVersion: string;
  source: string;
  integration: string;
  integrationType: string;
  sessionId: string;
}

/** What a merchant's gateway offers. Keys of features that are off are absent. */
export interface GatewayConfiguration {
  environment: string;
  merchantId: string;
  clientApiUrl: string;
  assetsUrl: string;
  configUrl?: string;
  analytics?: { url?: string };
  challenges?: string[];
  creditCards?: { supportedCardTypes?: string[]; collectDeviceData?: boolean };
  threeDSecureEnabled?: boolean;
  threeDSecure?: { cardinalAuthenticationJWT?: string };
  graphQL?: { url: string; features: string[] };
  paypalEnabled?: boolean;
  paypal?: Record<string, unknown>;
  androidPay?: Record<string, unknown>;
  masterpass?: { merchantCheckoutId?: string; supportedNetworks?: string[] };
  kount?: { kountMerchantId?: string | null };
  braintreeApi?: { accessToken: string; url: string };
  [feature: string]: unknown;
}

/** `client.getConfiguration()`: plain JSON, and all that a frame needs to act for the client. */
export interface Configuration {
  authorization: string;
  authorizationType: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  authorizationFingerprint?: string;
  isDebug?: boolean;
  analyticsMetadata: AnalyticsMetadata;
  gatewayConfiguration: GatewayConfiguration;
}

/** The authorization as it goes into bodies and queries. */
export function authorizationAttributes(
  configuration: Configuration,
): { tokenizationKey: string } | { authorizationFingerprint: string } {
  const { authorization, authorizationFingerprint } = configuration;
  return authorizationFingerprint === undefined
    ? { tokenizationKey: authorization }
    : { authorizationFingerprint };
}
