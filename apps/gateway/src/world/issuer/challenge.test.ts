import { beforeEach, describe, expect, test } from 'vitest';
import { getMerchant } from '../../modules/merchants/merchants.service.ts';
import { codesAt, demoServerKeys, integration, serverSdk } from '../../../test/server-sdk.ts';
import {
  answerIssuer,
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

function authenticate(nonce: string, jwt: unknown) {
  return page.post(`/client_api/v1/payment_methods/${nonce}/three_d_secure/authenticate_from_jwt`, {
    jwt,
    paymentMethodNonce: nonce,
  });
}

/** Up to the issuer's answer: the lookup's nonce, and the token that ends the challenge. */
async function challenged(number = challengeCard, answer: object = { code: '1234' }) {
  const found = await lookUp(page, await nonceOf(page, number));
  const { transactionId } = found.lookup;
  await answerIssuer(gateway, { transaction: transactionId, ...answer });
  const jwt = await networkJwt(page);
  const { body } = await callNetwork(gateway, 'challenge', { jwt, transactionId });
  return { nonce: found.paymentMethod.nonce, transactionId, ...body } as {
    nonce: string;
    transactionId: string;
    data: { ActionCode: string; Payment: { ExtendedData: { ChallengeCancel?: string } } };
    jwt: string;
  };
}

function sale(nonce: string, isRequired = false) {
  return server.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: nonce,
    options: { submitForSettlement: true, threeDSecure: { required: isRequired } },
  });
}

describe('a challenge', () => {
  test('passed with the code shifts liability, for this nonce only', async () => {
    const { nonce, data, jwt } = await challenged();
    expect(data.ActionCode).toBe('SUCCESS');
    const { status, body } = await authenticate(nonce, jwt);
    expect(status).toBe(200);
    const expected = { status: 'authenticate_successful', liabilityShifted: true };
    expect(body).toMatchObject({ threeDSecureInfo: expected });
    const last = String(Object(body['paymentMethod']).nonce);
    const kept = await server.paymentMethodNonce.find(last);
    expect(kept.threeDSecureInfo).toMatchObject({ ...expected, eciFlag: '05' });
    expect((await sale(nonce)).success).toBe(false);
    const charged = await sale(last, true);
    expect(charged.transaction).toMatchObject({ threeDSecureInfo: expected });
    const found = await server.transaction.find(charged.transaction.id);
    expect(found.threeDSecureInfo).toMatchObject(expected);
  });

  test.each([
    ['4000000000001109', { code: '1234' }, 'FAILURE', 'authenticate_failed'],
    ['4000000000001117', { code: '1234' }, 'NOACTION', 'authenticate_unable_to_authenticate'],
    ['4000000000001125', { code: '1234' }, 'NOACTION', 'authenticate_error'],
    [challengeCard, { cancel: '1' }, 'FAILURE', 'authenticate_failed'],
  ])('of %s answered with %o ends as %s', async (...row) => {
    const [number, answer, action, status] = row;
    const { nonce, data, jwt } = await challenged(number, answer);
    expect(data.ActionCode).toBe(action);
    expect(data.Payment.ExtendedData.ChallengeCancel).toBe('cancel' in answer ? '01' : undefined);
    const { body } = await authenticate(nonce, jwt);
    const info = { status, liabilityShifted: false, liabilityShiftPossible: true };
    expect(body).toMatchObject({ threeDSecureInfo: info });
    const last = String(Object(body['paymentMethod']).nonce);
    expect((await sale(last, true)).transaction.gatewayRejectionReason).toBe('three_d_secure');
  });

  test('three wrong codes fail it, and the right one comes too late', async () => {
    const found = await lookUp(page, await nonceOf(page, challengeCard));
    const { transactionId } = found.lookup;
    const send = async (code: string) =>
      (await answerIssuer(gateway, { transaction: transactionId, code })).text();
    expect(await send('0000')).toContain('2 attempts are left');
    expect(await send('0000')).toContain('One attempt is left');
    expect(await send('0000')).toContain('was not confirmed');
    expect(await send('1234')).toContain('was not confirmed');
  });

  test('is not over before it is answered', async () => {
    const found = await lookUp(page, await nonceOf(page, challengeCard));
    const jwt = await networkJwt(page);
    const { transactionId } = found.lookup;
    const { body } = await callNetwork(gateway, 'challenge', { jwt, transactionId });
    expect(body).toEqual({ isOver: false });
    const left = await callNetwork(gateway, 'leave', { jwt, transactionId });
    expect(left.body).toMatchObject({ isOver: true, data: { ActionCode: 'FAILURE' } });
  });

  test('is for the amount that the issuer saw', async () => {
    const { nonce, jwt } = await challenged();
    const { body } = await authenticate(nonce, jwt);
    const last = String(Object(body['paymentMethod']).nonce);
    const more = await server.transaction.sale({ amount: '1000.00', paymentMethodNonce: last });
    expect(codesAt(more, 'transaction.amount')).toEqual(['91585']);
    expect((await sale(last, true)).success).toBe(true);
  });

  test.each([
    [undefined, '$10.00', 'albumen_usd', 'albumen_eur'],
    ['albumen_eur', '€10.00', 'albumen_eur', 'albumen_usd'],
  ])('with a token for %s it shows %s, and is for that currency', async (...row) => {
    const [merchantAccountId, shown, own, other] = row;
    page = await openSecurePage(gateway, { merchantAccountId });
    const found = await lookUp(page, await nonceOf(page, challengeCard));
    const { acsUrl, pareq } = found.lookup;
    const asked = await fetch(`${acsUrl}?creq=${encodeURIComponent(pareq)}`);
    expect(await asked.text()).toContain(`<dt>Amount</dt><dd>${shown}</dd>`);
    const { nonce, jwt } = await challenged();
    const { body } = await authenticate(nonce, jwt);
    const last = String(Object(body['paymentMethod']).nonce);
    const payFrom = (account: string) =>
      server.transaction.sale({
        amount: '10.00',
        paymentMethodNonce: last,
        merchantAccountId: account,
      });
    expect(codesAt(await payFrom(other), 'transaction.merchantAccountId')).toEqual(['91584']);
    expect((await payFrom(own)).success).toBe(true);
  });

  test('a result is used once', async () => {
    const { nonce, jwt } = await challenged();
    expect((await authenticate(nonce, jwt)).status).toBe(200);
    expect((await authenticate(nonce, jwt)).status).toBe(422);
  });

  test('a changed, foreign or borrowed result proves nothing', async () => {
    const one = await challenged();
    const other = await challenged('4000000000001109');
    const [head = '', , signature = ''] = one.jwt.split('.');
    const claims = Buffer.from(JSON.stringify({ ...claimsOf(one.jwt), ConsumerSessionId: 'x' }));
    const forged = `${head}.${claims.toString('base64url')}.${signature}`;
    for (const jwt of [forged, 'nonsense', undefined, await networkJwt(page), other.jwt]) {
      expect((await authenticate(one.nonce, jwt)).status, String(jwt)).toBe(422);
    }
    expect((await authenticate(other.nonce, one.jwt)).status).toBe(422);
    expect((await authenticate(one.nonce, one.jwt)).status).toBe(200);
  });

  test('before its challenge a card pays only where none is required', async () => {
    const found = await lookUp(page, await nonceOf(page, challengeCard));
    const { transaction } = await sale(found.paymentMethod.nonce, true);
    expect(transaction.gatewayRejectionReason).toBe('three_d_secure');
  });

  test('another merchant learns nothing of it', async () => {
    const found = await lookUp(page, await nonceOf(page, challengeCard));
    const { transactionId } = found.lookup;
    expect((await callNetwork(gateway, 'challenge', { jwt: 'x', transactionId })).status).toBe(401);
    const jwt = await networkJwt(page);
    const unknown = { jwt, transactionId: 'x'.repeat(22) };
    expect((await callNetwork(gateway, 'challenge', unknown)).status).toBe(404);
    const merchant = await getMerchant(db, integration.merchantId);
    const { publicKey } = integration;
    const other = await openSecurePage(gateway, { publicKey, ...(merchant && { merchant }) });
    const foreign = { jwt: await networkJwt(other), transactionId };
    for (const call of ['challenge', 'leave'])
      expect((await callNetwork(gateway, call, foreign)).status, call).toBe(404);
    expect((await callNetwork(gateway, 'challenge', { jwt, transactionId })).status).toBe(200);
  });
});

describe('the first version', () => {
  const complete = '/web/3.109.0/html/three-d-secure-authentication-complete-frame.min.html';

  async function answered(base: string) {
    const found = await lookUp(page, await nonceOf(page, challengeCard), { clientMetadata: {} });
    const { transactionId: transaction, termUrl, md } = found.lookup;
    const url = new URL(termUrl);
    url.searchParams.set('authentication_complete_base_url', base);
    const reply = await answerIssuer(gateway, { transaction, code: '1234', termUrl: url.href, md });
    return { found, location: reply.headers.get('location') ?? '', status: reply.status };
  }

  test.each([complete, complete.replace('3.109.0', '3.144.0')])(
    'ends at the frame %s that waits for it, with a nonce to be looked up',
    async (complete) => {
      const { found, location } = await answered(`${origin}${complete}?channel=c#a1.x`);
      expect(found.threeDSecureInfo['threeDSecureVersion']).toBe('1.0.2');
      const reply = await fetch(location, { redirect: 'manual' });
      const back = new URL(reply.headers.get('location') ?? '');
      expect([back.pathname, back.hash]).toEqual([complete, '#a1.x']);
      const response = JSON.parse(back.searchParams.get('auth_response') ?? '');
      expect(response).toMatchObject({
        success: true,
        threeDSecureInfo: { liabilityShifted: true },
      });
      const kept = await server.paymentMethodNonce.find(response.paymentMethod.nonce);
      expect(kept.threeDSecureInfo).toMatchObject({ liabilityShifted: true });
    },
  );

  test.each([
    'https://evil.example/x',
    `${origin}/test-values`,
    `${origin}/web/x${complete}`,
    'nonsense',
  ])('no result goes to %s', async (base) => {
    const { location } = await answered(base);
    expect((await fetch(location, { redirect: 'manual' })).status).toBe(422);
  });

  test('the issuer sends nobody elsewhere', async () => {
    const found = await lookUp(page, await nonceOf(page, challengeCard), { clientMetadata: {} });
    const reply = await answerIssuer(gateway, {
      transaction: found.lookup.transactionId,
      code: '1234',
      termUrl: 'https://evil.example/merchants/x/three_d_secure/complete/y',
      md: 'x',
    });
    expect(reply.status).toBe(422);
  });
});

function claimsOf(jwt: string): object {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as object;
}
