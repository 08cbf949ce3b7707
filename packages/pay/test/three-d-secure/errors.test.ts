import { beforeEach, describe, expect, test } from 'vitest';
import { visitBank } from '../../src/host/three-d-secure/bank-frame.ts';
import { readBankAnswer } from '../../src/host/three-d-secure/bank-answer.ts';
import { findMissing } from '../../src/host/three-d-secure/preconditions.ts';
import { create } from '../../src/three-d-secure.ts';
import { failure, httpError } from '../fake-client.ts';
import {
  card,
  method,
  open,
  openClient,
  openNetwork,
  withChallenge,
  type FakeNetwork,
} from './fakes.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = openNetwork();
});

describe('create', () => {
  test.each([
    [undefined, 'INSTANTIATION_OPTION_REQUIRED'],
    [{}, 'THREEDS_UNSUPPORTED_VERSION'],
    [{ version: 3 }, 'THREEDS_UNRECOGNIZED_VERSION'],
    [{ version: 2 }, 'INSTANTIATION_OPTION_REQUIRED'],
    [{ version: 2, client: { getVersion: () => '3.0.0' } }, 'INCOMPATIBLE_VERSIONS'],
  ])('of %o rejects with %s', async (options, code) => {
    expect(await failure(create(options as never))).toMatchObject({ code });
  });

  test.each([
    [{ gatewayConfiguration: { threeDSecureEnabled: false } }, 'THREEDS_NOT_ENABLED'],
    [
      { configuration: { authorizationType: 'TOKENIZATION_KEY' } },
      'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY',
    ],
    [{ gatewayConfiguration: { environment: 'production' } }, 'THREEDS_HTTPS_REQUIRED'],
    [{ gatewayConfiguration: { threeDSecure: {} } }, 'THREEDS_NOT_ENABLED_FOR_V2'],
    [
      { gatewayConfiguration: { threeDSecureEnabled: false, threeDSecure: {} } },
      'THREEDS_NOT_ENABLED_FOR_V2',
    ],
  ])('for a merchant with %o rejects with %s', async (fake, code) => {
    expect(await failure(open(fake))).toMatchObject({ code, type: 'MERCHANT' });
  });

  test('the first version needs no card network', () => {
    const { client } = openClient({ gatewayConfiguration: { threeDSecure: {} } });
    expect(findMissing(client.getConfiguration(), 'legacy', 'http:')).toBeUndefined();
  });
});

describe('verifyCard', () => {
  const amounts: readonly unknown[] = ['', ' ', true, [], null, undefined, 'ten', Number.NaN];
  const faults: readonly (readonly [options: unknown, option: string])[] = [
    [undefined, 'a nonce'],
    [{ ...card, nonce: '' }, 'a nonce'],
    ...amounts.map((amount) => [{ ...card, amount }, 'an amount'] as const),
  ];

  test.each(faults)(
    'of %o rejects with THREEDS_MISSING_VERIFY_CARD_OPTION',
    async (options, option) => {
      const { secure } = await open();
      expect(await failure(secure.verifyCard(options as never))).toMatchObject({
        code: 'THREEDS_MISSING_VERIFY_CARD_OPTION',
        message: `verifyCard options must include ${option}.`,
      });
    },
  );

  test.each([0, '0', '10.00', 12.5])('takes an amount of %o', async (amount) => {
    const { secure } = await open();
    const paid = await secure.verifyCard({ ...card, amount } as never);
    expect(paid).toMatchObject({ nonce: 'looked-up' });
  });

  test.each([
    [{}, 'an addFrame function'],
    [{ addFrame: () => undefined }, 'a removeFrame function'],
  ])(
    'of the first version with %o rejects with THREEDS_MISSING_VERIFY_CARD_OPTION',
    async (...row) => {
      const { secure } = await open({}, { version: 1 });
      expect(await failure(secure.verifyCard({ ...card, ...row[0] }))).toMatchObject({
        message: `verifyCard options must include ${row[1]}.`,
      });
    },
  );

  test('of another exemption rejects with THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID', async () => {
    const { secure } = await open();
    const options = { ...card, requestedExemptionType: 'mine' as 'low_value' };
    const { code, message } = await failure(secure.verifyCard(options));
    expect(code).toBe('THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID');
    expect(message).toContain('mine');
  });

  test.each([
    [404, 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', 'MERCHANT'],
    [422, 'THREEDS_LOOKUP_VALIDATION_ERROR', 'CUSTOMER'],
    [500, 'THREEDS_LOOKUP_ERROR', 'UNKNOWN'],
  ])('after a lookup answered with %i rejects with %s', async (status, code, type) => {
    const { secure } = await open({ answers: { lookup: httpError(status) } });
    const error = await failure(secure.verifyCard(card));
    expect(error).toMatchObject({ code, type, details: { originalError: { message: 'refused' } } });
  });

  test.each([{}, { lookup: {}, paymentMethod: {} }, undefined])(
    'after a lookup that says nothing (%o) rejects with THREEDS_LOOKUP_ERROR',
    async (reply) => {
      const { secure } = await open({ answers: { lookup: () => reply } });
      expect(await failure(secure.verifyCard(card))).toMatchObject({
        code: 'THREEDS_LOOKUP_ERROR',
      });
    },
  );

  test('a challenge without a transaction rejects instead of waiting', async () => {
    const lookup = { acsUrl: 'https://bank.example', threeDSecureVersion: '2.2.0' };
    const { secure } = await open({ answers: { lookup: () => ({ ...withChallenge, lookup }) } });
    expect(await failure(secure.verifyCard(card))).toMatchObject({ code: 'THREEDS_LOOKUP_ERROR' });
  });

  test('twice at once rejects with THREEDS_AUTHENTICATION_IN_PROGRESS', async () => {
    const { secure } = await open();
    const first = secure.verifyCard(card);
    const codes = [
      await failure(secure.verifyCard(card)),
      await failure(secure.initializeChallengeWithLookupResponse(withChallenge)),
    ].map(({ code }) => code);
    expect(codes).toEqual(Array(2).fill('THREEDS_AUTHENTICATION_IN_PROGRESS'));
    await first;
    await secure.verifyCard(card);
  });
});

describe('cancelVerifyCard', () => {
  test('without a lookup rejects with THREEDS_NO_VERIFICATION_PAYLOAD', async () => {
    const { secure } = await open();
    const expected = { code: 'THREEDS_NO_VERIFICATION_PAYLOAD' };
    expect(await failure(secure.cancelVerifyCard())).toMatchObject(expected);
  });

  test('ends a challenge with THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', async () => {
    const shift = { liabilityShifted: false, liabilityShiftPossible: true };
    const paymentMethod = { ...method, threeDSecureInfo: shift };
    const { secure } = await open({
      answers: { lookup: () => ({ ...withChallenge, paymentMethod }) },
    });
    const isAsked = new Promise<void>((resolve) => network.set({ challenge: () => resolve() }));
    const verifying = failure(secure.verifyCard(card));
    await isAsked;
    expect(await secure.cancelVerifyCard()).toEqual({ ...paymentMethod, ...shift });
    expect((await verifying).code).toBe('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT');
  });
});

test('cancelVerifyCard gives the card of the last lookup also when its verification is over', async () => {
  const { secure } = await open();
  await secure.verifyCard(card);
  expect(await secure.cancelVerifyCard()).toMatchObject({ nonce: 'looked-up' });
});

describe('the first version', () => {
  test('has no prepareLookup: THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED', async () => {
    const { secure } = await open({}, { version: '1' as never });
    const error = await failure(secure.prepareLookup({ nonce: 'a', bin: '4' }));
    expect(error.code).toBe('THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED');
  });

  test.each([
    'https://evil.example/x',
    'http://braintreegateway.com/x',
    'https://braintreegateway.com.evil.example',
    '',
  ])(
    'comes back by no foreign address (%s): THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN',
    async (termUrl) => {
      const { client } = openClient();
      const visit = visitBank({
        configuration: client.getConfiguration(),
        lookup: { acsUrl: 'https://bank.example', termUrl },
        place: { addFrame: () => undefined, removeFrame: () => undefined },
        showsLoader: true,
        signal: new AbortController().signal,
      });
      expect((await failure(visit)).code).toBe('THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN');
    },
  );

  test('gives the card of the lookup where a bank shifts nothing but could have', async () => {
    const { client, asked } = openClient();
    const text = '{"threeDSecureInfo":{"liabilityShiftPossible":true}}';
    expect(await readBankAnswer(client, text, method as never)).toMatchObject({
      nonce: 'looked-up',
      liabilityShifted: false,
      liabilityShiftPossible: true,
    });
    expect(asked).toEqual([]);
  });

  test.each([
    ['no JSON', 'The bank’s answer is not known.'],
    ['{"success":true}', 'The bank’s answer is not known.'],
    ['{"error":{"message":"Bank closed."}}', 'Bank closed.'],
    ['{"success":true,"paymentMethod":{"nonce":"forged"}}', 'The bank’s answer is not known.'],
  ])('believes nothing of an answer like %s: UNKNOWN_AUTH_RESPONSE', async (text, message) => {
    const { client } = openClient({ answers: { forged: () => ({ threeDSecureInfo: null }) } });
    const error = await failure(readBankAnswer(client, text, method as never));
    expect(error).toMatchObject({ code: 'UNKNOWN_AUTH_RESPONSE', type: 'UNKNOWN', message });
  });
});

test('after teardown every method throws METHOD_CALLED_AFTER_TEARDOWN', async () => {
  const { secure } = await open();
  await secure.teardown();
  for (const call of [
    () => secure.verifyCard(card),
    () => secure.teardown(),
    () => secure.cancelVerifyCard(),
  ]) {
    expect(call).toThrow(expect.objectContaining({ code: 'METHOD_CALLED_AFTER_TEARDOWN' }));
  }
});
