import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { createTestDatabase } from '@albumen/test-kit/database';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Tables } from '../../../apps/gateway/src/db/tables.ts';
import { lastingSecret } from '../../../apps/gateway/src/modules/vault/lasting-secret.service.ts';
import { gatewaySchema } from '../serve/gateway.ts';
import { reseal } from './reseal.ts';

const { db, connection } = await createTestDatabase<Tables>({ schema: gatewaySchema });
const secrets = {
  APP_SECRET: 'a secret of the store, long enough for it',
  GATEWAY_SECRET: 'the secret of the gateway from now on',
  GATEWAY_SECRET_SECOND: 'the secret of the gateway until today',
};

afterEach(() => vi.unstubAllEnvs());

/** What it says where only these settings are there. */
async function sayingsOf(what: string | undefined, names: readonly (keyof typeof secrets)[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-reseal-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const given = names.map((name) => [name, secrets[name]] as const);
  const environment = [
    ['DATABASE_URL', connectionUrl(connection)],
    ['DATA_DIR', dataDir],
    ...given,
  ];
  for (const [name = '', value] of environment) vi.stubEnv(name, value);
  const said: string[] = [];
  await reseal(what, (line) => said.push(line));
  return { said, made: await readdir(dataDir) };
}

test('where only the gateway’s settings are, its secret alone is exchanged', async () => {
  await lastingSecret(db, { secret: secrets.GATEWAY_SECRET_SECOND });
  const { said, made } = await sayingsOf('gateway', ['GATEWAY_SECRET', 'GATEWAY_SECRET_SECOND']);
  expect(said).toEqual(['GATEWAY_SECRET seals everything now; 1 values were sealed by another.']);
  expect(made).not.toContain('secrets.json');
  expect(await lastingSecret(db, { secret: secrets.GATEWAY_SECRET })).toBe(
    secrets.GATEWAY_SECRET_SECOND,
  );
});

test('where only the store’s are, it says that the gateway’s was not looked at', async () => {
  const { said } = await sayingsOf(undefined, ['APP_SECRET']);
  expect(said).toEqual([
    'APP_SECRET seals everything now; 0 values were sealed by another.',
    'GATEWAY_SECRET: not looked at; reseal gateway does, with the settings of the gateway.',
  ]);
});

test('a secret that is not set is asked for, never made up', async () => {
  await expect(sayingsOf(undefined, [])).rejects.toThrow('APP_SECRET: is needed');
  await expect(sayingsOf('gateway', ['APP_SECRET'])).rejects.toThrow('GATEWAY_SECRET: is needed');
  await expect(sayingsOf('everything', ['APP_SECRET'])).rejects.toThrow('reseal gateway');
});
