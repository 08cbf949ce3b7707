import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { askOutside } from '../../http/outgoing.ts';
import { refuse } from '../../http/refusal.ts';
import { listActiveApiKeys } from '../merchants/merchants.service.ts';
import { signatureOf } from './signature.ts';
import { webhookKinds } from './webhook-kinds.ts';
import * as queries from './webhooks.queries.ts';

const answerWithinMs = 15_000;
const longestAnswer = 1_000;

export const webhookAddressBody = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  kinds: z.array(z.enum(webhookKinds)).min(1).nullish(),
});

interface NewAddress extends z.output<typeof webhookAddressBody> {
  merchantId: string;
  now: Date;
}

type Needs = Pick<Dependencies, 'db' | 'sealer' | 'settings'>;

/** An address counts once it has shown that it holds one of the merchant's private keys. */
export async function addWebhookAddress(needs: Needs, address: NewAddress): Promise<string> {
  const { merchantId, url, kinds, now } = address;
  await verifyAddress(needs, merchantId, url);
  const id = newId();
  const isNew = await queries.insertAddress(needs.db, {
    id,
    merchantId,
    url,
    kinds: kinds ? JSON.stringify(kinds) : null,
    createdAt: now,
  });
  if (!isNew) refuse(422, 'This address is there already.');
  return id;
}

export async function listWebhookAddresses(db: Kysely<Tables>, merchantId: string) {
  const rows = await queries.listAddresses(db, merchantId);
  return rows.map(({ id, url, kinds, createdAt }) => ({ id, url, kinds, createdAt }));
}

/** With what still waits to be sent to it. False when there is none. */
export function removeWebhookAddress(
  db: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const url = await queries.deleteAddress(trx, merchantId, id);
    if (url !== undefined) await queries.giveUpDeliveries(trx, merchantId, url);
    return url !== undefined;
  });
}

/** What is wrong with an address is said in the same words, so that nobody learns of a network by them. */
async function verifyAddress({ db, sealer, settings }: Needs, merchantId: string, url: string) {
  const challenge = randomBytes(16).toString('hex');
  const answer = await ask(url, challenge, settings.GATEWAY_SANDBOX);
  const [publicKey = '', signature = ''] = answer.trim().split('|');
  const keys = await listActiveApiKeys(db, sealer, merchantId);
  const key = keys.find((one) => one.publicKey === publicKey);
  const expected = Buffer.from(key ? signatureOf(key.privateKey, challenge) : '');
  const given = Buffer.from(signature);
  const isRight =
    key !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isRight) refuse(422, 'The address did not answer the challenge with the right signature.');
}

/** The start of its answer; nothing where there is none. */
async function ask(address: string, challenge: string, mayBeLoopback: boolean): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('bt_challenge', challenge);
  const limits = { withinMs: answerWithinMs, mostBytes: longestAnswer, mayBeLoopback };
  try {
    const { status, text } = await askOutside({ url, method: 'GET', ...limits });
    return status >= 200 && status < 300 ? text : '';
  } catch {
    return '';
  }
}
