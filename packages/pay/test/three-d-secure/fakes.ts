import type { Client } from '../../src/types/client.ts';
import type { Loose } from '../../src/types/core.ts';
import type {
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyOptions,
} from '../../src/types/three-d-secure.ts';
import { create } from '../../src/three-d-secure.ts';
import { VERSION } from '../../src/protocol/version.ts';

/** The card network's script as a page has it; a test says what it does. */
export interface FakeNetwork {
  handlers: Map<string, (...given: Loose[]) => void>;
  configured: Loose[];
  set: (on: Partial<{ setup: () => void; challenge: (challenge: Loose) => void }>) => void;
  end: (data: object, jwt?: string) => void;
}

/** Puts it on the page; unless told it is set up at once, and every challenge succeeds. */
export function openNetwork(): FakeNetwork {
  const handlers: FakeNetwork['handlers'] = new Map();
  const fire = (event: string, ...given: Loose[]): void => handlers.get(event)?.(...given);
  const end = (data: object, jwt = 'jwt'): void => fire('payments.validated', data, jwt);
  let actions = {
    setup: (): void => fire('payments.setupComplete', { sessionId: 'session' }),
    challenge: (_challenge: Loose): void => end({ ActionCode: 'SUCCESS' }),
  };
  const fake: FakeNetwork = {
    handlers,
    configured: [],
    end,
    set: (more) => {
      actions = { ...actions, ...more };
    },
  };
  const Cardinal = {
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
    configure: (settings: Loose) => fake.configured.push(settings),
    setup: () => actions.setup(),
    trigger: async () => ({ Status: true }),
    continue: (_kind: string, challenge: Loose) => actions.challenge(challenge),
  };
  Object.assign(globalThis, { Cardinal });
  return fake;
}

/** What the merchant has, and what the gateway answers; by the end of an endpoint. */
export interface FakeGateway {
  configuration?: Loose;
  gatewayConfiguration?: Loose;
  answers?: Readonly<Record<string, () => Loose>>;
}

export const method = {
  nonce: 'looked-up',
  type: 'CreditCard',
  description: 'ending+in+91',
  details: { cardType: 'Visa', lastTwo: '91' },
  threeDSecureInfo: { status: 'challenge_required' },
};
const info = { liabilityShifted: false, liabilityShiftPossible: true };
export const withChallenge = {
  lookup: {
    acsUrl: 'https://bank.example',
    pareq: 'p',
    transactionId: 't',
    threeDSecureVersion: '2.2.0',
  },
  paymentMethod: method,
  threeDSecureInfo: info,
};
export const withoutChallenge = { ...withChallenge, lookup: { acsUrl: null } };

/** A client that a merchant could hand in, and what it was asked. */
export function openClient({ configuration, gatewayConfiguration, answers }: FakeGateway = {}) {
  const asked: { endpoint: string; data: Loose }[] = [];
  const all: Readonly<Record<string, () => Loose>> = {
    lookup: () => withoutChallenge,
    authenticate_from_jwt: () => ({
      paymentMethod: { ...method, nonce: 'final' },
      threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
    }),
    ...answers,
  };
  const client = {
    getVersion: () => VERSION,
    getConfiguration: () => ({
      authorizationType: 'CLIENT_TOKEN',
      authorizationFingerprint: 'fingerprint',
      ...configuration,
      gatewayConfiguration: {
        environment: 'sandbox',
        assetsUrl: 'http://localhost:9',
        threeDSecureEnabled: true,
        threeDSecure: { cardinalAuthenticationJWT: 'network-jwt' },
        ...gatewayConfiguration,
      },
    }),
    request: async ({ endpoint, data }: Loose) => {
      asked.push({ endpoint, data });
      return all[String(endpoint).split('/').at(-1) ?? '']?.();
    },
  } as unknown as Client;
  return { client, asked };
}

export const card: ThreeDSecureVerifyOptions = { nonce: 'a-nonce', amount: '10.00', bin: '400000' };

/** An instance on a client of `fake`. */
export async function open(
  fake?: FakeGateway,
  options: Partial<ThreeDSecureCreateOptions> = {},
): Promise<{ secure: ThreeDSecure; asked: { endpoint: string; data: Loose }[] }> {
  const { client, asked } = openClient(fake);
  return { secure: await create({ client, version: 2, ...options }), asked };
}

/** The code, type and cause that a call rejects with; fails when it does not. */
export async function failure(work: Promise<unknown>): Promise<Loose> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

/** What the client throws for a status. */
export function httpError(httpStatus: number): () => never {
  return () => {
    throw Object.assign(new Error('refused'), { details: { httpStatus } });
  };
}
