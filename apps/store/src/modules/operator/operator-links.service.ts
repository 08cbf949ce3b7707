import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { operatorSignInMail } from '../../third-parties/mail/operator-mails.ts';
import { hasActedFrom } from '../audit/audit.service.ts';
import * as links from './operator-links.queries.ts';
import { findByEmail } from './operators.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs' | 'settings'>;

const hourMs = 3_600_000;
/** So many good ones lie in a mailbox at most on behalf of networks that its operator never came from. */
const linksForStrangers = 3;

/** Says nothing of whether there is such an operator, nor of whether a mail was sent. */
export async function mailSignInLink(
  deps: Needs,
  { visit }: Pick<FastifyRequest, 'visit'>,
  email: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const operator = await findByEmail(trx, email.trim().toLowerCase());
    if (operator === undefined) return;
    await links.lockLinks(trx, operator.id);
    if (await hasEnough(trx, { operatorId: operator.id, ip: visit.ip })) return;
    const url = await makeLink(trx, { visit, operatorId: operator.id, validForMs: hourMs });
    const content = operatorSignInMail(visit.labBrand, { url, validForMs: hourMs });
    await mailLater(trx, deps, { to: operator.email, content });
  });
}

/**
 * What is counted are links that are still good: whoever is sent none finds one in the mailbox, and once
 * one was used there is room for new ones.
 */
async function hasEnough(
  trx: Kysely<Tables>,
  { operatorId, ip }: { operatorId: string; ip: string },
): Promise<boolean> {
  if ((await links.countGoodLinks(trx, operatorId)) < linksForStrangers) return false;
  const entries = ['operator.sign-in', 'operator.create', 'operator.recover'] as const;
  return !(await hasActedFrom(trx, { actorId: operatorId, actions: entries, ip }));
}

interface WantedLink extends Pick<FastifyRequest, 'visit'> {
  operatorId: string;
  validForMs: number;
}

/** The token stands behind the hash, which no server and no scanner of mails ever spends. */
export async function makeLink(
  trx: Kysely<Tables>,
  { visit, operatorId, validForMs }: WantedLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const lifetimeSeconds = validForMs / 1000;
  await links.insertLink(trx, { operatorId, tokenHash: hashToken(token), lifetimeSeconds });
  return `${visit.origin}/operator#link=${token}`;
}

/** Using one ends all links of its operator; one of two callers at once gets the operator. */
export async function redeemLink(trx: Kysely<Tables>, token: string): Promise<string | undefined> {
  const tokenHash = hashToken(token);
  const operatorId = await links.findLinked(trx, tokenHash);
  if (operatorId === undefined) return undefined;
  await links.lockLinks(trx, operatorId);
  if ((await links.findLinked(trx, tokenHash)) === undefined) return undefined;
  await links.spendLinks(trx, operatorId);
  return operatorId;
}
