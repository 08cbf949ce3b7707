import type { BraintreeError } from '../src/protocol/pay-error.ts';
import { VERSION } from '../src/protocol/version.ts';
import type { Client } from '../src/types/client.ts';

/** What the merchant has, and what the gateway answers; by the end of an endpoint. */
export interface FakeGateway {
  configuration?: object;
  gatewayConfiguration?: object;
  answers?: Readonly<Record<string, () => unknown>>;
}

/** A call that a component made, with its data as they go over the wire. */
export interface SentCall {
  endpoint: string;
  data: Record<string, unknown>;
}

/** A client that a merchant could hand in, and the calls that were made with it. */
export function openFakeClient({ configuration, gatewayConfiguration, answers }: FakeGateway): {
  client: Client;
  asked: SentCall[];
} {
  const asked: SentCall[] = [];
  const client: Pick<Client, 'getVersion' | 'getConfiguration' | 'request'> = {
    getVersion: () => VERSION,
    getConfiguration: () =>
      Object({
        authorizationType: 'CLIENT_TOKEN',
        ...configuration,
        gatewayConfiguration: {
          environment: 'sandbox',
          assetsUrl: 'http://localhost:9',
          ...gatewayConfiguration,
        },
      }),
    request: async ({ endpoint, data }: { endpoint?: string; data?: unknown }) => {
      asked.push({ endpoint: String(endpoint), data: JSON.parse(JSON.stringify(data ?? null)) });
      return answers?.[String(endpoint).split('/').at(-1) ?? '']?.();
    },
  };
  return { client: client as Client, asked };
}

/** The error that a call rejects with; fails when it does not. */
export async function failure(work: Promise<unknown>): Promise<BraintreeError> {
  try {
    await work;
  } catch (error) {
    return error as BraintreeError; // The tests look at its members, and every rejection of the SDK is one.
  }
  throw new Error('it did not fail');
}

/** What the client throws for a status. */
export function httpError(httpStatus: number): () => never {
  return () => {
    throw Object.assign(new Error('refused'), { details: { httpStatus } });
  };
}
