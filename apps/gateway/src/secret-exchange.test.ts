import { expect, test } from 'vitest';
import { clientToken } from '../test/client-token.ts';
import { startTestGateway } from '../test/test-gateway.ts';
import { testSecrets } from '../test/test-secrets.ts';
import { openTools } from '../test/test-tools.ts';
import { createApp } from './app.ts';
import { derivedNonce } from './modules/nonces/derived-nonce.ts';
import { fingerprintOf, getCardOutcome, storeCard } from './modules/vault/cards.service.ts';
import { lastingSecret } from './modules/vault/lasting-secret.service.ts';
import { sealEverythingAgain } from './modules/vault/seal-everything.service.ts';
import { createSealer } from './sealer.ts';
import type { Secrets } from './secrets.ts';

const gateway = await startTestGateway();
const { db, deps, clock } = gateway;
const merchantId = 'albumen_sandbox';
const today = testSecrets.lasting;
const next = 'the secret of these tests from now on, long enough';

/** A process of the gateway that was started with these secrets, at the database of the others. */
async function startedWith(secret: Secrets['secret']) {
  const lasting = await lastingSecret(db, { secret });
  const secrets: Secrets = { ...testSecrets, secret, lasting };
  const own = { ...deps, secrets, sealer: createSealer(secrets) };
  const { app } = await createApp(own);
  return { app, deps: own };
}

type Process = Awaited<ReturnType<typeof startedWith>>;

/** Whether a page may still go on with its client token. */
async function believes({ app }: Process, authorizationFingerprint: string): Promise<boolean> {
  const query = new URLSearchParams({ authorizationFingerprint });
  const url = `/merchants/${merchantId}/client_api/v1/configuration?${query.toString()}`;
  return (await app.inject(url)).statusCode === 200;
}

const fraudulent = '4000111111111511';

function storeAt({ deps: { sealer } }: Process) {
  const entry = { number: fraudulent, expirationMonth: '01', expirationYear: '2033' };
  return storeCard(db, sealer, { merchantId, entry, now: clock.now() });
}

test('two secrets are valid while one takes the place of the other, and nothing is lost', async () => {
  const before = await startedWith(today);
  const card = await storeAt(before);
  const { authorizationFingerprint: token } = await clientToken({ ...gateway, deps: before.deps });

  const during = await startedWith([next, today]);
  expect(await believes(during, token)).toBe(true);
  expect(await getCardOutcome(db, during.deps.sealer, card)).toBe('rejectedAsFraud');
  expect((await openTools(during.app)('GET', '/notifications')).status).not.toBe(401);

  const announced = await startedWith([today, next]);
  const { authorizationFingerprint: newer } = await clientToken({ ...gateway, deps: during.deps });
  expect([await believes(announced, newer), await believes(before, newer)]).toEqual([true, false]);
  const newCard = await storeAt(during);
  expect(await getCardOutcome(db, announced.deps.sealer, newCard)).toBe('rejectedAsFraud');

  expect(await sealEverythingAgain(during.deps)).toBeGreaterThan(2);
  expect(await sealEverythingAgain(during.deps)).toBe(0);
  const after = await startedWith(next);
  expect(await getCardOutcome(db, after.deps.sealer, card)).toBe('rejectedAsFraud');
  expect((await openTools(after.app)('GET', '/notifications')).status).not.toBe(401);
  expect(await believes(after, token)).toBe(false);
  expect(newCard.fingerprint).toBe(card.fingerprint);
  expect(fingerprintOf(after.deps.sealer, merchantId, fraudulent)).toBe(card.fingerprint);
  const nonceAt = ({ deps: { secrets } }: Process) => derivedNonce(secrets.lasting, 'any', 'x');
  expect(nonceAt(after)).toBe(nonceAt(before));
  await expect(startedWith('a secret that nobody knows, long enough')).rejects.toThrow(
    'GATEWAY_SECRET: is not what sealed the cards and keys of this database',
  );
});
