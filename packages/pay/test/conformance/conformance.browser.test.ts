/**
 * One page script, two SDKs, one gateway: what the published bundle and ours give, report and send
 * must be the same but for the listed differences. Part of it here; `npm run conformance` plays all.
 */
import { afterAll, describe, expect, test } from 'vitest';
import * as clientErrors from '../../src/protocol/errors/client.ts';
import * as collectorErrors from '../../src/protocol/errors/data-collector.ts';
import * as generalErrors from '../../src/protocol/errors/general.ts';
import * as fieldErrors from '../../src/protocol/errors/hosted-fields.ts';
import type { Difference } from './difference.ts';
import { differences } from './differences.ts';
import { outcomesOf } from './outcomes.ts';
import { verdictOf } from './verdict.ts';
import { scenarios } from './scenarios/all.ts';
import { openTestRig } from './test-rig.ts';
import { unprovoked } from './unprovoked.ts';

const isWhole = process.env['CONFORMANCE'] === 'all';
const rig = await openTestRig();
afterAll(() => rig[Symbol.asyncDispose]());

const seen = new Set<Difference>();
const codes = new Set<string>();
const called = new Set<string>();

describe.each([...new Set(scenarios.map(({ area }) => area))])('%s', (area) => {
  for (const scenario of scenarios.filter((each) => each.area === area)) {
    // Skipped and not left out: the snapshot would call its outcome obsolete.
    const isPlayed = isWhole || scenario.isQuick;
    test.runIf(isPlayed)(scenario.name, { timeout: 400_000 }, async () => {
      const { ours, unlisted, broken, ...verdict } = await verdictOf(rig, scenario);
      for (const difference of verdict.seen) seen.add(difference);
      for (const method of ours.called) called.add(method);
      for (const [, code = ''] of JSON.stringify(ours.notes).matchAll(/"code":"(\w+)"/g)) {
        codes.add(code);
      }
      expect(unlisted).toEqual([]);
      expect(broken).toEqual([]);
      expect(outcomesOf(ours)).toMatchSnapshot();
    });
  }
});

describe.runIf(isWhole)('all of it', () => {
  test('every listed difference was seen', () => {
    const stale = differences.filter((difference) => !seen.has(difference));
    expect(stale.map(({ published }) => published)).toEqual([]);
  });

  test('every error code of these components was provoked', () => {
    const all = [clientErrors, collectorErrors, generalErrors, fieldErrors].flatMap(Object.keys);
    expect(all.filter((code) => !codes.has(code)).toSorted()).toEqual(
      Object.keys(unprovoked).toSorted(),
    );
  });

  test('every method of these components was called', () => {
    expect([...called].toSorted()).toEqual(methods);
  });
});

const methods = [
  ...['getConfiguration', 'getVersion', 'request', 'teardown', 'toJSON'].map(
    (name) => `client.${name}`,
  ),
  ...['getDeviceData', 'teardown'].map((name) => `dataCollector.${name}`),
  ...['createPaymentDataRequest', 'parseResponse', 'teardown'].map(
    (name) => `googlePayment.${name}`,
  ),
  ...[
    'addClass',
    'clear',
    'focus',
    'getChallenges',
    'getState',
    'getSupportedCardTypes',
    'off',
    'on',
    'removeAttribute',
    'removeClass',
    'setAttribute',
    'setMessage',
    'setMonthOptions',
    'setPlaceholder',
    'teardown',
    'tokenize',
  ].map((name) => `hostedFields.${name}`),
  ...[
    'closeWindow',
    'focusWindow',
    'hasTokenizationParams',
    'startPayment',
    'teardown',
    'tokenize',
  ].map((name) => `localPayment.${name}`),
  ...['teardown', 'tokenize'].map((name) => `masterpass.${name}`),
  ...['canMakePayment', 'createSupportedPaymentMethodsConfiguration', 'teardown', 'tokenize'].map(
    (name) => `paymentRequest.${name}`,
  ),
  ...['closeWindow', 'teardown', 'tokenize'].map((name) => `paypal.${name}`),
  ...[
    'createPayment',
    'getClientId',
    'loadPayPalSDK',
    'startVaultInitiatedCheckout',
    'teardown',
    'tokenizePayment',
    'updatePayment',
  ].map((name) => `paypalCheckout.${name}`),
  'preferredPaymentMethods.fetchPreferredPaymentMethods',
  'sepa.tokenize',
  ...[
    'cancelVerifyCard',
    'initializeChallengeWithLookupResponse',
    'off',
    'on',
    'prepareLookup',
    'teardown',
    'verifyCard',
  ].map((name) => `threeDSecure.${name}`),
];
