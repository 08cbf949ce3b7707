import { createHmac, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { mailLater } from '../../mail-jobs.ts';
import { derivedKeys } from '../../secrets.ts';
import { mailedProofMail } from '../../third-parties/mail/credential-mails.ts';
import { credentialLimits } from './credential-limits.ts';
import type { HolderPort } from './holder.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs' | 'secrets' | 'settings'>;

const lifetimeMs = 600_000;

/** So few digits could be tried out by whoever reads the database: the key is not in it. */
function hashesOf({ secrets }: Pick<Needs, 'secrets'>, sessionId: string, code: string): Buffer[] {
  return derivedKeys(secrets.appSecret, 'mailed-proof').map((key) =>
    createHmac('sha256', key).update(`${sessionId}:${code}`).digest(),
  );
}

/** Mails six digits that prove the mailbox in this session only. */
export async function mailProof(deps: Needs, port: HolderPort, visit: Visit): Promise<void> {
  const { holder, sessionId, email } = port.current(visit);
  await countHit(deps.db, credentialLimits.proofMailPerPerson, `${port.kind}:${holder.id}`);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await deps.db.transaction().execute(async (trx) => {
    const [codeHash = Buffer.of()] = hashesOf(deps, sessionId, code);
    await keepProof(trx, sessionId, codeHash);
    const url = visit.origin + port.settingsPath;
    const content = mailedProofMail(visit.labBrand, { url, code, validForMs: lifetimeMs });
    await mailLater(trx, deps, { to: email, content });
  });
}

export async function proveByMail(
  deps: Needs,
  port: HolderPort,
  { visit, code }: { visit: Visit; code: string },
): Promise<void> {
  const { holder, sessionId } = port.current(visit);
  await countHit(deps.db, credentialLimits.mailedCodePerPerson, `${port.kind}:${holder.id}`);
  const isRight = await redeemProof(deps.db, sessionId, hashesOf(deps, sessionId, code.trim()));
  if (!isRight) {
    const words = 'That is not the code that we mailed last, or it is older than ten minutes.';
    fail('invalidForm', { fields: { code: [words] } });
  }
  await port.confirm(deps.db, sessionId, 'mail');
}

async function keepProof(trx: Kysely<Tables>, sessionId: string, codeHash: Buffer): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeMs / 1000})`;
  await trx
    .insertInto('mailedProofs')
    .values({ sessionId, codeHash, expiresAt })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ codeHash, expiresAt }))
    .execute();
}

async function redeemProof(
  db: Kysely<Tables>,
  sessionId: string,
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .deleteFrom('mailedProofs')
    .where('sessionId', '=', sessionId)
    .where('codeHash', 'in', codeHashes)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('sessionId')
    .executeTakeFirst();
  return row !== undefined;
}
