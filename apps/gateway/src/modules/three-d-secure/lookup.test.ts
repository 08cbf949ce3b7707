import { beforeEach, describe, expect, test } from 'vitest';
import { demoServerKeys, serverSdk } from '../../../test/server-sdk.ts';
import {
  callNetwork,
  lookUp,
  networkJwt,
  nonceOf,
  openSecurePage,
} from '../../../test/three-d-secure/secure-card.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import type { TestPage } from '../../../test/test-page.ts';

const gateway = await startTestGateway();
const { db, origin, reset } = gateway;
const server = serverSdk(origin, demoServerKeys);
let page: TestPage;
beforeEach(async () => {
  await reset();
  page = await openSecurePage(gateway);
});

const challengeCard = '4000000000001091';

function sale(nonce: string, isRequired = false) {
  return server.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: nonce,
    options: { submitForSettlement: true, threeDSecure: { required: isRequired } },
  });
}

test.each([
  ['4000000000001000', 'authenticate_successful', true, true, '05'],
  ['5200000000001005', 'authenticate_successful', true, true, '02'],
  ['340000000001007', 'authenticate_successful', true, true, '05'],
  ['4000000000002701', 'authenticate_successful', true, true, '05'],
  ['4000000000001018', 'authenticate_frictionless_failed', false, true, '07'],
  ['4000000000001026', 'authenticate_attempt_successful', true, true, '06'],
  ['5200000000001021', 'authenticate_attempt_successful', true, true, '01'],
  ['4000000000001034', 'authenticate_unable_to_authenticate', false, true, '07'],
  ['4000000000001042', 'authenticate_rejected', false, true, '07'],
  ['4000000000001059', 'authentication_unavailable', false, false, '07'],
  ['4000000000001067', 'lookup_error', false, false, null],
  ['4000000000001075', 'lookup_error', false, false, null],
  ['4000000000001083', 'lookup_bypassed', false, false, null],
  ['4111111111111111', 'lookup_not_enrolled', true, false, null],
])('%s is looked up as %s: shifted %s, possible %s', async (...row) => {
  const [number, status, liabilityShifted, liabilityShiftPossible, eciFlag] = row;
  const found = await lookUp(page, await nonceOf(page, number));
  expect(found.status).toBe(201);
  expect(found.lookup.acsUrl).toBeNull();
  const expected = { status, liabilityShifted, liabilityShiftPossible, eciFlag };
  expect(found.threeDSecureInfo).toMatchObject(expected);
  const { nonce } = found.paymentMethod;
  const kept = await server.paymentMethodNonce.find(nonce);
  expect(kept.threeDSecureInfo).toMatchObject({ status, liabilityShifted, liabilityShiftPossible });
  const charged = await sale(nonce, true);
  expect(charged.success).toBe(liabilityShifted);
  expect(charged.transaction).toMatchObject({
    threeDSecureInfo: { status, liabilityShifted },
    ...(!liabilityShifted && { gatewayRejectionReason: 'three_d_secure' }),
  });
});

test('a lookup uses the nonce up; what is no unused card is not found', async () => {
  const nonce = await nonceOf(page, '4000000000001000');
  await lookUp(page, nonce);
  expect(await lookUp(page, nonce)).toMatchObject({ status: 404 });
  expect(await lookUp(page, 'nobody')).toMatchObject({ status: 404 });
  expect(await lookUp(page, 'fake-paypal-one-time-nonce')).toMatchObject({ status: 404 });
});

test('a plain card of Google’s wallet is asked about like a typed one, and stays the wallet’s', async () => {
  const found = await lookUp(page, 'fake-android-pay-visa-nonce');
  expect(found).toMatchObject({ status: 201, paymentMethod: { type: 'AndroidPayCard' } });
  const charged = await sale(found.paymentMethod.nonce);
  expect(charged.transaction).toMatchObject({
    paymentInstrumentType: 'android_pay_card',
    threeDSecureInfo: { status: found.threeDSecureInfo['status'] },
  });
});

test.each([
  [{ amount: 'ten' }, 'amount'],
  [{ amount: undefined }, 'amount'],
  [{ accountType: 'gold' }, 'accountType'],
  [{ requestedExemptionType: 'none_at_all' }, 'requestedExemptionType'],
])('a lookup with %o is refused at %s, and the nonce stays good', async (more, field) => {
  const nonce = await nonceOf(page, '4000000000001000');
  expect(await lookUp(page, nonce, more)).toMatchObject({
    status: 422,
    fieldErrors: [{ field: 'threeDSecure', fieldErrors: [{ field }] }],
  });
  expect(await lookUp(page, nonce)).toMatchObject({ status: 201 });
});

test('without 3-D Secure there is no lookup, and no token for the network', async () => {
  const nonce = await nonceOf(page, '4000000000001000');
  await db.updateTable('merchants').set({ options: '{}' }).execute();
  expect(await lookUp(page, nonce)).toMatchObject({ status: 403 });
  expect((await page.get('/client_api/v1/configuration')).body).not.toHaveProperty('threeDSecure');
});

describe('exemptions and options', () => {
  test.each([
    ['low value', { amount: '30.00', requestedExemptionType: 'low_value' }, 'lookup_bypassed'],
    [
      'too high for low value',
      { amount: '30.01', requestedExemptionType: 'low_value' },
      'challenge_required',
    ],
    [
      'risk analysis',
      { amount: '500.00', requestedExemptionType: 'transaction_risk_analysis' },
      'lookup_bypassed',
    ],
    [
      'too high for it',
      { amount: '500.01', requestedExemptionType: 'transaction_risk_analysis' },
      'challenge_required',
    ],
    ['the old option', { exemptionRequested: true }, 'lookup_bypassed'],
    ['data only', { dataOnlyRequested: true }, 'data_only_successful'],
  ])('%s', async (_, more, status) => {
    const found = await lookUp(page, await nonceOf(page, challengeCard), more);
    expect(found.threeDSecureInfo).toMatchObject({ status, liabilityShifted: false });
    expect(found.lookup.acsUrl === null).toBe(status !== 'challenge_required');
  });

  test('a challenge can be asked for', async () => {
    const nonce = await nonceOf(page, '4000000000001000');
    const found = await lookUp(page, nonce, { challengeRequested: true });
    expect(found.threeDSecureInfo).toMatchObject({ status: 'challenge_required' });
  });
});

test('what the browser sent to the issuer is kept with the lookup', async () => {
  const jwt = await networkJwt(page);
  const { body } = await callNetwork(gateway, 'init', { jwt });
  const sessionId = String(body['sessionId']);
  expect((await callNetwork(gateway, 'bin', { jwt, bin: '400000' })).body).toEqual({
    Status: true,
  });
  expect((await callNetwork(gateway, 'bin', { jwt, bin: 'abc' })).body).toEqual({ Status: false });
  await callNetwork(gateway, 'device', { sessionId, language: 'en', timeZone: 'UTC' });
  await lookUp(page, await nonceOf(page, challengeCard), { dfReferenceId: sessionId });
  const { request } = await db
    .selectFrom('authentications')
    .select('request')
    .executeTakeFirstOrThrow();
  expect(request).toMatchObject({
    browserLanguage: 'en-US',
    deviceChannel: 'Browser',
    collected: { language: 'en', timeZone: 'UTC' },
  });
});

test('the issuer’s page is for its merchant’s pages, and has nothing inline', async () => {
  const found = await lookUp(page, await nonceOf(page, challengeCard));
  const { acsUrl, pareq } = found.lookup;
  const reply = await fetch(`${acsUrl}?creq=${pareq}`);
  const policy = reply.headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain('frame-ancestors http://localhost:*');
  const html = await reply.text();
  expect(html).toContain('Visa ending in 1091');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  expect((await fetch(`${acsUrl}?creq=nonsense`)).status).toBe(404);
});
