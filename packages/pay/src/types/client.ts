import type { AnalyticsMetadata } from '../protocol/configuration.ts';
import type { BraintreeError, callback, Untyped } from './core.ts';

/** What every call says about this page. */
export type ClientAnalyticsMetadata = AnalyticsMetadata;

/** What the gateway offers to this authorization. */
export interface Configuration {
  /** @deprecated In the published declarations only; no client ever had it. */
  client: Client;
  authorization: string;
  authorizationType: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  /** Only a client token has one. */
  authorizationFingerprint?: string;
  isDebug?: boolean;
  analyticsMetadata: ClientAnalyticsMetadata;
  /** The merchant's features, as the gateway lists them. */
  gatewayConfiguration: Untyped;
}

/** A card as `payment_methods/credit_cards` takes it. */
export interface CreditCardInfo {
  number: string;
  cvv: string;
  /** `MM/YYYY` */
  expirationDate: string;
  billingAddress: { postalCode?: string | undefined };
}

/** Options of `client.create`. */
export interface ClientCreateOptions {
  /** Tokenization key or client token. */
  authorization: string;
  /** Readable frames and scripts instead of the minified ones. */
  debug?: boolean | undefined;
  /** Joins the calls of one checkout in the gateway's records; made up unless given. */
  sessionId?: string | undefined;
  /** Gives up; `create` then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A call to the gateway. */
export interface ClientRequestOptions {
  /** `clientApi` (default) needs method and endpoint; `graphQLApi` needs only data. */
  api?: 'clientApi' | 'graphQLApi' | undefined;
  method?: string | undefined;
  endpoint?: string | undefined;
  /** Body, or query of a GET; `{ query, variables?, operationName? }` for GraphQL. */
  data?: unknown;
  /** Milliseconds; default 60,000. */
  timeout?: number | undefined;
}

/** Error or body, and the HTTP status beside them. */
export type ClientRequestCallback = (err?: BraintreeError, data?: Untyped, status?: number) => void;

/** Speaks to the gateway with one authorization. */
export interface Client {
  /** The tokenization key or client token. */
  authorization: string;
  /** A copy; changing it changes nothing. */
  getConfiguration(): Configuration;
  /** Version of the API; components refuse a client of another one. */
  getVersion(): string;
  /** Calls the gateway; resolves with the answer's body and its `_httpStatus`. */
  request(options: ClientRequestOptions): Promise<Untyped>;
  request(options: ClientRequestOptions, callback: ClientRequestCallback): void;
  /** Ends this client: its authorization is forgotten, and its methods throw from now on. */
  teardown(): Promise<void>;
  teardown(callback: callback<void>): Promise<void>;
  /** The configuration. */
  toJSON(): Configuration;
}

/** `client.create` */
export interface ClientCreate {
  (options: ClientCreateOptions): Promise<Client>;
  // The client is untyped here, as in the published declarations: programs read it without a check.
  (options: ClientCreateOptions, callback: callback): void;
}
