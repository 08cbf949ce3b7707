import { type JsonRecord, recordOf } from './json.ts';
import { CLIENT_INVALID_AUTHORIZATION } from './errors/client.ts';
import { payError } from './pay-error.ts';

/** What an authorization string says. */
export interface Authorization {
  type: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  environment: string;
  /** Where the merchant's configuration lies. */
  configUrl: string;
  graphQLUrl?: string | undefined;
  /** May GraphQL be asked for the configuration, too? */
  isConfiguredByGraphQL: boolean;
  /** Goes into every body or query. */
  attributes: { tokenizationKey: string } | { authorizationFingerprint: string };
}

/** Hosts of the client API for keys, which name only an environment. */
export interface ApiHosts {
  api: string;
  graphQL: string;
}

const keyShape = /^([a-zA-Z0-9]+)_[a-zA-Z0-9]+_([a-zA-Z0-9_]+)$/;
/** A client token whose GraphQL is of this date or older speaks the dialect that we know. */
const knownGraphQL = '2018-05-10';

/**
 * Reads a tokenization key or a client token.
 * @param hostsOf where an environment's gateway is
 * @throws BraintreeError `CLIENT_INVALID_AUTHORIZATION`
 */
export function parseAuthorization(
  text: unknown,
  hostsOf: (environment: string) => ApiHosts,
): Authorization {
  const [, environment, merchantId] = keyShape.exec(String(text)) ?? [];
  if (environment !== undefined && merchantId !== undefined) {
    const hosts = hostsOf(environment);
    return {
      type: 'TOKENIZATION_KEY',
      environment,
      configUrl: `${hosts.api}/merchants/${merchantId}/client_api/v1/configuration`,
      graphQLUrl: `${hosts.graphQL}/graphql`,
      isConfiguredByGraphQL: true,
      attributes: { tokenizationKey: String(text) },
    };
  }
  return parseClientToken(String(text));
}

function parseClientToken(text: string): Authorization {
  const { environment, authorizationFingerprint, configUrl, graphQL } = decode(text);
  const { url, date } = recordOf(graphQL);
  if (typeof authorizationFingerprint !== 'string' || typeof configUrl !== 'string') {
    throw payError(CLIENT_INVALID_AUTHORIZATION);
  }
  return {
    type: 'CLIENT_TOKEN',
    environment: String(environment),
    configUrl,
    graphQLUrl: typeof url === 'string' ? url : undefined,
    isConfiguredByGraphQL: typeof date === 'string' && date <= knownGraphQL,
    attributes: { authorizationFingerprint },
  };
}

/** Version 2 is base64 JSON, version 1 was JSON as it stands. */
function decode(text: string): JsonRecord {
  try {
    return recordOf(JSON.parse(text.startsWith('{') ? text : atob(text)));
  } catch (cause) {
    throw payError(CLIENT_INVALID_AUTHORIZATION, {}, { originalError: cause });
  }
}
