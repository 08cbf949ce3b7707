import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onInlineSetup } from '../../src/host/three-d-secure/inline-frame.ts';
import { failure, httpError } from '../fake-client.ts';
import { card, open, openNetwork, withChallenge, type FakeNetwork } from './fakes.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = openNetwork();
});

describe('the card network', () => {
  const challenge = { answers: { lookup: () => withChallenge } };

  test.each([
    [10001, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'UNKNOWN'],
    [10002, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'UNKNOWN'],
    [10003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10007, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10009, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10005, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'MERCHANT'],
    [10006, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'MERCHANT'],
    [10008, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'MERCHANT'],
    [10010, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'MERCHANT'],
    [10011, 'THREEDS_CARDINAL_SDK_CANCELED', 'CUSTOMER'],
    [4711, 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
  ])('with error %i rejects with %s', async (ErrorNumber, code, type) => {
    const end = { ActionCode: 'ERROR', ErrorNumber, ErrorDescription: 'words' };
    network.set({ challenge: () => network.end(end) });
    const { secure } = await open(challenge);
    const error = await failure(secure.verifyCard(card));
    const originalError = { code: ErrorNumber, description: 'words' };
    expect(error).toMatchObject({ code, type, details: { originalError } });
  });

  test('that cannot be set up holds no lookup up, but rejects a challenge', async () => {
    network.set({
      setup: () => {
        throw new Error('broken');
      },
    });
    const { secure } = await open();
    await secure.verifyCard(card);
    const asking = await open(challenge);
    expect(await failure(asking.secure.verifyCard(card))).toMatchObject({
      code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED',
      details: { originalError: { message: 'broken' } },
    });
  });

  test('that refuses its token rejects a challenge with THREEDS_CARDINAL_SDK_BAD_JWT', async () => {
    network.set({ setup: () => network.end({ ActionCode: 'ERROR', ErrorNumber: 10010 }) });
    const { secure } = await open(challenge);
    expect(await failure(secure.verifyCard(card))).toMatchObject({
      code: 'THREEDS_CARDINAL_SDK_BAD_JWT',
    });
  });

  test('whose result the gateway refuses: THREEDS_JWT_AUTHENTICATION_FAILED', async () => {
    const answers = { ...challenge.answers, authenticate_from_jwt: httpError(422) };
    const { secure } = await open({ answers });
    expect(await failure(secure.verifyCard(card))).toMatchObject({
      code: 'THREEDS_JWT_AUTHENTICATION_FAILED',
      details: { originalError: { message: 'refused' } },
    });
  });

  test.each([
    [undefined, { paymentType: 'CCA', data: { mode: 'static' } }],
    ['<iframe>', undefined],
    ['<iframe>', { paymentType: 'other', data: { mode: 'static' } }],
    ['<iframe>', { paymentType: 'CCA', data: { mode: 'dancing' } }],
  ])(
    'whose inline frame is %s, %o: THREEDS_INLINE_IFRAME_DETAILS_INCORRECT',
    async (html, details) => {
      let reported: unknown;
      const rejected = await new Promise((resolve) => {
        onInlineSetup(
          () => undefined,
          (reason) => (reported = reason),
        )(html, details, () => resolve('taken'), resolve);
      });
      expect(rejected).toMatchObject({ code: 'THREEDS_INLINE_IFRAME_DETAILS_INCORRECT' });
      expect(reported).toBe(rejected);
    },
  );
});

describe('a card network that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const asksNothing = { payload: { nonce: 'looked-up' } };

  /** What comes of a call within so many milliseconds. */
  async function within(ms: number, work: Promise<unknown>): Promise<unknown> {
    let outcome: unknown = 'nothing';
    work.then(
      (payload) => (outcome = { payload }),
      (error) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return outcome;
  }

  test('about a card’s first digits holds the lookup up for ten seconds', async () => {
    Object.assign(Reflect.get(globalThis, 'Cardinal'), {
      trigger: () => new Promise(() => undefined),
    });
    const { secure, asked } = await open();
    const verifying = secure.verifyCard(card);
    expect(await within(9_999, verifying)).toBe('nothing');
    expect(await within(1, verifying)).toMatchObject(asksNothing);
    expect(asked[0]?.data).toMatchObject({ dfReferenceId: 'session' });
    expect(asked[0]?.data['clientMetadata']).not.toHaveProperty('issuerDeviceDataCollectionResult');
  });

  test('when it is set up holds the lookup up for a minute, and fails a challenge', async () => {
    network.set({ setup: () => undefined });
    const { secure } = await open({ answers: { lookup: () => withChallenge } });
    const code = 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT';
    expect(await within(60_000, secure.verifyCard(card))).toMatchObject({ code });
  });

  test('when its script is asked for counts for the same minute', async () => {
    const script = {};
    vi.stubGlobal('Cardinal', undefined);
    vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } });
    try {
      const { secure } = await open();
      expect(await within(60_000, secure.verifyCard(card))).toMatchObject(asksNothing);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('a challenge ends after a quarter of an hour', async () => {
    network.set({ challenge: () => undefined });
    const { secure } = await open({ answers: { lookup: () => withChallenge } });
    const code = 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT';
    expect(await within(900_000, secure.verifyCard(card))).toMatchObject({ code });
  });

  test('a merchant who never calls next is notified after a quarter of an hour', async () => {
    const { secure } = await open();
    const verifying = secure.verifyCard({ ...card, onLookupComplete: () => undefined });
    expect(await within(900_001, verifying)).toMatchObject({
      code: 'THREEDS_LOOKUP_ERROR',
      details: { originalError: { message: 'next was not called' } },
    });
  });
});
