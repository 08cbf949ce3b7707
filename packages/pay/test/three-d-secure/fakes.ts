import type {
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyOptions,
} from '../../src/types/three-d-secure.ts';
import { create } from '../../src/three-d-secure.ts';
import { type FakeGateway, openFakeClient, type SentCall } from '../fake-client.ts';

/** The card network's script as a page has it; a test says what it does. */
export interface FakeNetwork {
  handlers: Map<string, (...given: unknown[]) => void>;
  configured: unknown[];
  set: (on: Partial<{ setup: () => void; challenge: (challenge: unknown) => void }>) => void;
  end: (data: object, jwt?: string) => void;
}

/** Puts it on the page; by default it is set up at once, and every challenge succeeds. */
export function openNetwork(): FakeNetwork {
  const handlers: FakeNetwork['handlers'] = new Map();
  const fire = (event: string, ...given: unknown[]): void => handlers.get(event)?.(...given);
  const end = (data: object, jwt = 'jwt'): void => fire('payments.validated', data, jwt);
  let actions = {
    setup: (): void => fire('payments.setupComplete', { sessionId: 'session' }),
    challenge: (_challenge: unknown): void => end({ ActionCode: 'SUCCESS' }),
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
    configure: (settings: unknown) => fake.configured.push(settings),
    setup: () => actions.setup(),
    trigger: async () => ({ Status: true }),
    continue: (_kind: string, challenge: unknown) => actions.challenge(challenge),
  };
  Object.assign(globalThis, { Cardinal });
  return fake;
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

const usualAnswers = {
  lookup: () => withoutChallenge,
  authenticate_from_jwt: () => ({
    paymentMethod: { ...method, nonce: 'final' },
    threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
  }),
};

/** A client of a merchant who has 3-D Secure, and the calls that were made with it. */
export function openClient({ configuration, gatewayConfiguration, answers }: FakeGateway = {}) {
  return openFakeClient({
    configuration: { authorizationFingerprint: 'fingerprint', ...configuration },
    gatewayConfiguration: {
      threeDSecureEnabled: true,
      threeDSecure: { cardinalAuthenticationJWT: 'network-jwt' },
      ...gatewayConfiguration,
    },
    answers: { ...usualAnswers, ...answers },
  });
}

export const card: ThreeDSecureVerifyOptions = { nonce: 'a-nonce', amount: '10.00', bin: '400000' };

/** An instance on a client of `fake`. */
export async function open(
  fake?: FakeGateway,
  options: Partial<ThreeDSecureCreateOptions> = {},
): Promise<{ secure: ThreeDSecure; asked: SentCall[] }> {
  const { client, asked } = openClient(fake);
  return { secure: await create({ client, version: 2, ...options }), asked };
}
