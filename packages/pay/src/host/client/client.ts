import { firstOf, type JsonRecord, recordOf, textOf } from '../../protocol/json.ts';
import { sendEvent } from '../../protocol/analytics.ts';
import { parseAuthorization } from '../../protocol/authorization.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { INSTANTIATION_OPTION_REQUIRED } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { request, type RequestOptions } from '../../protocol/request.ts';
import { newId } from '../../protocol/ids.ts';
import { VERSION } from '../../protocol/version.ts';
import type {
  Client,
  ClientCreateOptions,
  // The public type names the same members; a merchant may read more of them.
  Configuration as PublicConfiguration,
} from '../../types/client.ts';
import { deliver } from '../shared/callback.ts';
import { shareDeviceData } from '../shared/share-device-data.ts';
import { endMethods } from '../shared/teardown.ts';
import { hostsOf, loadConfiguration } from './load-configuration.ts';

/** Clients by authorization: creating one twice asks the gateway once. */
const clients = new Map<string, Promise<Client>>();

/** The client of an authorization, from the cache where there is one. */
export async function openClient(options: ClientCreateOptions | undefined): Promise<Client> {
  const { authorization } = options ?? {};
  if (!options || !authorization) {
    throw payError(INSTANTIATION_OPTION_REQUIRED, {
      option: 'options.authorization',
      component: 'a client',
    });
  }
  const known = clients.get(authorization);
  if (known) {
    const client = await known;
    sendEvent(configurationOf(client), 'custom.client.load.cached');
    return client;
  }
  const opening = open(options);
  clients.set(authorization, opening);
  opening.catch(() => clients.delete(authorization));
  return opening;
}

function configurationOf(client: Client): Configuration {
  return client.getConfiguration();
}

async function open({ authorization, debug, sessionId }: ClientCreateOptions): Promise<Client> {
  const startedAt = Date.now();
  const parsed = parseAuthorization(authorization, hostsOf);
  const analyticsMetadata = {
    merchantAppId: location.host,
    platform: 'web',
    sdkVersion: VERSION,
    source: 'client',
    integration: 'custom',
    integrationType: 'custom',
    sessionId: sessionId ?? newId(),
  };
  const gatewayConfiguration = await loadConfiguration(parsed, analyticsMetadata);
  const { attributes } = parsed;
  const configuration: Configuration = {
    ...('authorizationFingerprint' in attributes && attributes),
    authorizationType: parsed.type,
    ...(debug && { isDebug: true }),
    analyticsMetadata,
    gatewayConfiguration,
    authorization,
  };
  sendEvent(configuration, 'custom.client.load.initialized', startedAt);
  sendEvent(configuration, 'custom.client.load.succeeded', startedAt);
  return createClient(configuration, parsed.graphQLUrl);
}

function createClient(configuration: Configuration, graphQLUrl: string | undefined): Client {
  const { authorization } = configuration;
  const copy = () => structuredClone(configuration) as PublicConfiguration;
  const client: Client = {
    authorization,
    getConfiguration: copy,
    toJSON: copy,
    getVersion: () => VERSION,
    // With a callback the promise is none, as the second overload says.
    request: ((options, callback?: unknown) =>
      deliverWithStatus(sendRequest(options), callback)) as Client['request'],
    teardown: (callback?: unknown) => {
      clients.delete(authorization);
      endMethods(client);
      return deliver(Promise.resolve(), callback);
    },
  };
  async function sendRequest(options: RequestOptions): Promise<[JsonRecord, number]> {
    const { status, body } = await request(configuration, options ?? {}, graphQLUrl);
    shareDeviceData(configuration, cardNonce(options, body));
    return [{ ...Object(body), _httpStatus: status }, status];
  }
  return client;
}

/** The nonce of the card that this call has tokenized. */
function cardNonce({ endpoint }: RequestOptions, body: unknown): string | undefined {
  const { nonce } = firstOf(recordOf(body)['creditCards']);
  return String(endpoint).endsWith('credit_cards') ? textOf(nonce) : undefined;
}

/** Delivers the outcome as `deliver` does; a callback also gets the HTTP status, on failure too. */
function deliverWithStatus(work: Promise<[unknown, number]>, callback: unknown): unknown {
  if (typeof callback !== 'function') return work.then(([body]) => body);
  work.then(
    ([body, status]) => setTimeout(() => callback(null, body, status)),
    (error: { details?: { httpStatus?: number } }) =>
      setTimeout(() => callback(error, null, error.details?.httpStatus)),
  );
  return undefined;
}
