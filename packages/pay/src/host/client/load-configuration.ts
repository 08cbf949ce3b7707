import { recordOf } from '../../protocol/json.ts';
import type { ApiHosts, Authorization } from '../../protocol/authorization.ts';
import { isRecord } from '../../protocol/checks.ts';
import { restErrors } from '../../protocol/card-graphql.ts';
import { CONFIGURATION_QUERY, fromGraphQL } from '../../protocol/configuration-graphql.ts';
import type { AnalyticsMetadata, GatewayConfiguration } from '../../protocol/configuration.ts';
import {
  CLIENT_AUTHORIZATION_INSUFFICIENT,
  CLIENT_AUTHORIZATION_INVALID,
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN,
  CLIENT_GATEWAY_NETWORK,
  CLIENT_MISSING_GATEWAY_CONFIGURATION,
} from '../../protocol/errors/client.ts';
import { INSTANTIATION_OPTION_REQUIRED } from '../../protocol/errors/general.ts';
import { determineStatus, graphQLBody, isOutOfOrder, sendGraphQL } from '../../protocol/graphql.ts';
import { type HttpReply, send } from '../../protocol/http.ts';
import { payError } from '../../protocol/pay-error.ts';
import { isTrustedUrl } from '../../protocol/trusted-urls.ts';
import { LIBRARY_VERSION } from '../../protocol/version.ts';
import { findGatewayUrl } from '../shared/gateway-url.ts';

/** Where the gateway of a key's environment is. */
export function hostsOf(environment: string): ApiHosts {
  if (environment === 'production') {
    return {
      api: 'https://api.braintreegateway.com:443',
      graphQL: 'https://payments.braintree-api.com',
    };
  }
  const gatewayUrl = findGatewayUrl();
  if (gatewayUrl) return { api: gatewayUrl, graphQL: gatewayUrl };
  throw payError(INSTANTIATION_OPTION_REQUIRED, {
    option: 'configure({ gatewayUrl })',
    component: 'a client with a sandbox key',
  });
}

/**
 * Asks the gateway what it offers: GraphQL first where it may be asked, else REST.
 * @throws BraintreeError `CLIENT_AUTHORIZATION_…`, `CLIENT_GATEWAY_…`, `CLIENT_MISSING_…`
 */
export async function loadConfiguration(
  authorization: Authorization,
  metadata: AnalyticsMetadata,
): Promise<GatewayConfiguration> {
  const reply =
    (authorization.isConfiguredByGraphQL && (await overGraphQL(authorization, metadata))) ||
    (await overRest(authorization, metadata));
  const { status, body } = reply;
  if (status !== 200) throw payError(errorOf(status), {}, { originalError: body });
  if (!isRecord(body)) throw payError(CLIENT_MISSING_GATEWAY_CONFIGURATION);
  // The gateway wrote it; its addresses are checked below.
  const configuration = body as GatewayConfiguration;
  checkDomains(configuration);
  return configuration;
}

/** Undefined when REST has to answer. */
async function overGraphQL(
  { graphQLUrl = '', attributes }: Authorization,
  { source, integration, sessionId }: AnalyticsMetadata,
): Promise<HttpReply | undefined> {
  const reply = await sendGraphQL({
    url: graphQLUrl,
    bearer: Object.values(attributes).join(''),
    clientSdkMetadata: { source, integration, sessionId },
    query: CONFIGURATION_QUERY,
    operationName: 'ClientConfiguration',
  });
  if (isOutOfOrder(reply)) return undefined;
  const answer = graphQLBody(reply);
  const { clientConfiguration } = recordOf(answer.data);
  const body = clientConfiguration && fromGraphQL(recordOf(clientConfiguration), graphQLUrl);
  return { status: determineStatus(reply), body: body ?? restErrors(answer) };
}

function overRest({ configUrl, attributes }: Authorization, metadata: AnalyticsMetadata) {
  return send({
    method: 'GET',
    url: configUrl,
    data: {
      ...attributes,
      _meta: metadata,
      braintreeLibraryVersion: LIBRARY_VERSION,
      configVersion: '3',
    },
  });
}

function errorOf(status: number) {
  if (status === 403) return CLIENT_AUTHORIZATION_INSUFFICIENT;
  return status === 401 ? CLIENT_AUTHORIZATION_INVALID : CLIENT_GATEWAY_NETWORK;
}

/** A configuration must not send card data anywhere else. */
function checkDomains({ assetsUrl, clientApiUrl, configUrl, graphQL }: GatewayConfiguration): void {
  const urls = { assetsUrl, clientApiUrl, configUrl, 'graphQL.url': graphQL?.url };
  const gatewayUrl = findGatewayUrl();
  for (const [property, url] of Object.entries(urls)) {
    const isOptional = property !== 'assetsUrl' && property !== 'clientApiUrl';
    if (url === undefined && isOptional) continue;
    if (!isTrustedUrl(String(url), gatewayUrl)) {
      throw payError(CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN, { property });
    }
  }
}
