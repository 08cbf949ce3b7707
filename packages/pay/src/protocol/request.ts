import { type JsonRecord, literalText, recordOf } from './json.ts';
import { sendEvent } from './analytics.ts';
import { authorizationAttributes, type Configuration } from './configuration.ts';
import { cardMutation, cardReply, hasCard } from './card-graphql.ts';
import {
  CLIENT_AUTHORIZATION_INSUFFICIENT,
  CLIENT_AUTHORIZATION_INVALID,
  CLIENT_GATEWAY_NETWORK,
  CLIENT_GRAPHQL_REQUEST_ERROR,
  CLIENT_OPTION_INVALID,
  CLIENT_OPTION_REQUIRED,
  CLIENT_RATE_LIMITED,
  CLIENT_REQUEST_ERROR,
  CLIENT_REQUEST_TIMEOUT,
} from './errors/client.ts';
import type { ErrorKind } from './errors/error-kind.ts';
import { determineStatus, graphQLBody, isOutOfOrder, sendGraphQL } from './graphql.ts';
import { type HttpReply, send } from './http.ts';
import { type BraintreeError, payError } from './pay-error.ts';
import { LIBRARY_VERSION, VERSION } from './version.ts';

/** A call to the gateway, as merchants and components make it. */
export interface RequestOptions {
  /** `clientApi` (default) needs method and endpoint; `graphQLApi` needs neither. */
  api?: 'clientApi' | 'graphQLApi' | undefined;
  method?: string | undefined;
  endpoint?: string | undefined;
  data?: unknown;
  /** Milliseconds; default 60,000. */
  timeout?: number | undefined;
}

const CARDS = 'payment_methods/credit_cards';

/**
 * Makes a call with what a configuration says, on the page or in a frame.
 * @param graphQLUrl for a gateway that does not name it in its configuration
 * @throws BraintreeError as the status says; `details.httpStatus` is always there for REST
 */
export async function request(
  configuration: Configuration,
  options: RequestOptions,
  graphQLUrl = configuration.gatewayConfiguration.graphQL?.url,
): Promise<HttpReply> {
  const { api = 'clientApi' } = options;
  if (api === 'graphQLApi' && graphQLUrl) {
    return requestGraphQL(configuration, options, graphQLUrl);
  }
  if (!options.method) throw required('method');
  if (!options.endpoint) throw required('endpoint');
  if (api !== 'clientApi') throw payError(CLIENT_OPTION_INVALID, { option: 'options.api' });
  return checked(await requestClientApi(configuration, options));
}

function required(option: string): BraintreeError {
  return payError(CLIENT_OPTION_REQUIRED, { option: `options.${option}` });
}

async function requestClientApi(
  configuration: Configuration,
  options: RequestOptions,
): Promise<HttpReply> {
  const { gatewayConfiguration, analyticsMetadata } = configuration;
  const { method = '', timeout } = options;
  const endpoint = String(options.endpoint);
  const data = recordOf(options.data);
  if (endpoint.replace(/^\//, '') === CARDS && /^post$/i.test(method)) {
    const reply = await tokenizeOverGraphQL(configuration, options);
    if (reply) return reply;
  }
  return send({
    method: method.toUpperCase(),
    url: `${gatewayConfiguration.clientApiUrl}/v1/${endpoint}`,
    data: {
      ...data,
      _meta: { ...analyticsMetadata, ...Object(data['_meta']) },
      braintreeLibraryVersion: LIBRARY_VERSION,
      ...authorizationAttributes(configuration),
    },
    timeoutMs: timeout,
  });
}

/** Undefined when this gateway tokenizes by REST, or has to because GraphQL is out of order. */
async function tokenizeOverGraphQL(
  configuration: Configuration,
  { data, timeout }: RequestOptions,
): Promise<HttpReply | undefined> {
  const { graphQL } = configuration.gatewayConfiguration;
  if (!graphQL?.features.includes('tokenize_credit_cards')) return undefined;
  const fields = recordOf(data);
  const isValidated = configuration.authorizationFingerprint !== undefined;
  const metadata = recordOf(fields['_meta']);
  const { url } = graphQL;
  const { source, integration, sessionId } = { ...configuration.analyticsMetadata, ...metadata };
  const clientSdkMetadata = { source, integration, sessionId };
  const call = { ...cardMutation(fields, isValidated), clientSdkMetadata, timeout, url };
  const track = (event: string): void => sendEvent(configuration, `graphql.${event}`);
  track('init');
  track(isValidated ? 'authorization-fingerprint' : 'tokenization-key');
  const reply = await overGraphQL(configuration, call);
  track(`status.${reply.status}`);
  track(`determinedStatus.${determineStatus(reply)}`);
  if (isOutOfOrder(reply)) return undefined;
  const body = graphQLBody(reply);
  const status = determineStatus(reply);
  // A card is all that counts as success.
  return { status: status === 200 && !hasCard(body) ? 500 : status, body: cardReply(body) };
}

interface GraphQLOptions {
  url: string;
  clientSdkMetadata: JsonRecord;
  query?: unknown;
  variables?: unknown;
  operationName?: string;
  timeout?: number | undefined;
}

function overGraphQL(
  { authorization, authorizationFingerprint }: Configuration,
  { timeout, ...call }: GraphQLOptions,
): Promise<HttpReply> {
  const bearer = authorizationFingerprint ?? authorization;
  return sendGraphQL({ bearer, ...call, timeoutMs: timeout });
}

async function requestGraphQL(
  configuration: Configuration,
  { data, timeout }: RequestOptions,
  url: string,
): Promise<HttpReply> {
  const { query, variables, operationName } = recordOf(data);
  const { platform, source, integration, sessionId } = configuration.analyticsMetadata;
  const clientSdkMetadata = { platform, source, integration, sessionId, version: VERSION };
  const named = operationName ? { operationName: literalText(operationName) } : {};
  const call = { url, clientSdkMetadata, query, variables, timeout, ...named };
  const reply = checked(await overGraphQL(configuration, call));
  const { errors } = graphQLBody(reply);
  if (errors) throw payError(CLIENT_GRAPHQL_REQUEST_ERROR, {}, { originalError: errors });
  return reply;
}

/** The reply itself, or the error that its status stands for. */
function checked(reply: HttpReply): HttpReply {
  const { status, body } = reply;
  if (status >= 200 && status < 400) return reply;
  const kind = errorOfStatus(status);
  // A call without an answer counts as a gateway in trouble, as it does for the published SDK.
  const httpStatus = status === 0 ? 500 : status;
  const isExplained = kind === CLIENT_REQUEST_ERROR;
  throw payError(kind, {}, isExplained ? { originalError: body, httpStatus } : { httpStatus });
}

function errorOfStatus(status: number): ErrorKind {
  if (status === -1) return CLIENT_REQUEST_TIMEOUT;
  if (status === 401) return CLIENT_AUTHORIZATION_INVALID;
  if (status === 403) return CLIENT_AUTHORIZATION_INSUFFICIENT;
  if (status === 429) return CLIENT_RATE_LIMITED;
  return status === 0 || status >= 500 ? CLIENT_GATEWAY_NETWORK : CLIENT_REQUEST_ERROR;
}
