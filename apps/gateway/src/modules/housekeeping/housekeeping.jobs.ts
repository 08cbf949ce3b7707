import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { removeOldDocuments } from '../disputes/documents.service.ts';
import { removeOldCheckouts } from '../masterpass/checkouts.service.ts';
import { removeOldNonces } from '../nonces/nonces.service.ts';
import { removeOldKeys } from '../request-keys/request-keys.service.ts';
import { expireOld } from '../paypal/wallet.service.ts';
import { removeOldAuthentications } from '../three-d-secure/challenge.service.ts';
import { removeOldRequests } from '../requests/requests.service.ts';
import { removeUnusedCards } from '../vault/cards.service.ts';
import { removeOldWebhooks } from '../webhooks/webhooks.service.ts';

/** Throws away what nobody can use any more. */
export const sweep = defineJob<Record<string, never>>({
  name: 'housekeeping.sweep',
  cron: '*/10 * * * *',
});

/** What is too much to look through every ten minutes. */
export const sweepNightly = defineJob<Record<string, never>>({
  name: 'housekeeping.nightly',
  cron: '23 3 * * *',
  expireInSeconds: 3_600,
});

export async function workOnHousekeeping(deps: Dependencies): Promise<void> {
  await deps.jobs.work(sweep, { concurrency: 1 }, () => sweepNow(deps));
  await deps.jobs.work(sweepNightly, { concurrency: 1 }, () => sweepAtNight(deps));
}

export async function sweepNow({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await removeOldNonces(db, clock.now());
  await removeOldRequests(db);
  await removeOldCheckouts(db, clock.now());
  await removeOldDocuments(db, clock.now());
  await removeOldAuthentications(db, clock.now());
  await expireOld({ db, clock });
}

export async function sweepAtNight({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await removeUnusedCards(db, clock.now());
  await removeOldWebhooks(db, clock.now());
  await removeOldKeys(db, clock.now());
}
