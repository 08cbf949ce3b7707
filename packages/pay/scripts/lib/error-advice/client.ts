import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN: {
    when: "The merchant's configuration leads to an address that is neither the provider's, nor the configured gateway's over https, nor, in a sandbox build, on this computer.",
    remedy:
      'Check who answered the configuration call. For a gateway of your own, use https and `configure({ gatewayUrl })`.',
  },
  CLIENT_OPTION_REQUIRED: {
    when: '`client.request` was called without `method` or `endpoint`.',
    remedy: "Give both, or use `api: 'graphQLApi'`.",
  },
  CLIENT_OPTION_INVALID: {
    when: '`client.request` was called with an option that has no such value.',
    remedy: '`api` is `clientApi` or `graphQLApi`.',
  },
  CLIENT_INVALID_AUTHORIZATION: {
    when: 'The authorization is neither a tokenization key nor a client token.',
    remedy:
      'Pass the string as the server or the console gave it: not trimmed, not parsed, not decoded.',
  },
  CLIENT_RATE_LIMITED: {
    when: 'The gateway answered 429.',
    remedy: 'Wait before the next call, and look for a loop that creates clients or tokenizes.',
  },
  CLIENT_AUTHORIZATION_INSUFFICIENT: {
    when: 'The gateway answered 403: the authorization is good, but not for this call.',
    remedy:
      'Use a client token where a tokenization key does not reach, for instance to vault a card.',
  },
  CLIENT_AUTHORIZATION_INVALID: {
    when: 'The gateway answered 401: the authorization is unknown, revoked or expired.',
    remedy: 'Fetch a new client token from your server, or check the key in the console.',
  },
  CLIENT_GATEWAY_NETWORK: {
    when: 'No answer came, twice, or the gateway answered with 500 and above.',
    remedy: "Ask the customer to try again; check the gateway's status if it lasts.",
  },
  CLIENT_REQUEST_TIMEOUT: {
    when: 'No answer came within the time limit (60 s unless `timeout` says otherwise). `details.httpStatus` is -1.',
    remedy:
      'Ask the customer to try again. The call is not repeated by itself, since it may have arrived.',
  },
  CLIENT_REQUEST_ERROR: {
    when: 'The gateway refused the data, mostly with 422. `details.originalError` holds its answer, `details.httpStatus` the status.',
    remedy: 'Read `originalError.fieldErrors` and correct the field.',
  },
  CLIENT_GRAPHQL_REQUEST_ERROR: {
    when: 'A GraphQL answer held errors. `details.originalError` is the list of them.',
    remedy: 'Correct the query or its variables.',
  },
  CLIENT_MISSING_GATEWAY_CONFIGURATION: {
    when: 'The configuration call was answered with something that is no configuration.',
    remedy: 'Check that `configUrl` leads to the gateway and not to a page.',
  },
};
