import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { recordChange } from '../audit/audit.service.ts';
import { deleteApp } from './authenticator-apps.queries.ts';
import type { Holder } from './holder.ts';
import { deletePasskeys } from './passkeys.queries.ts';
import { deletePendingOf } from './pending-sign-ins.queries.ts';

/**
 * Takes away what somebody set up who may not be the holder: passkeys would let that somebody in again, an
 * authenticator app would keep the holder out.
 */
export async function dropCredentials(
  trx: Kysely<Tables>,
  visit: ActingVisit,
  { holder, email }: { holder: Holder; email: string },
): Promise<void> {
  await deletePendingOf(trx, holder);
  for (const { id, name } of await deletePasskeys(trx, holder)) {
    await recordChange(trx, visit, { action: 'passkey.remove', subjectId: id, subjectName: name });
  }
  if (!(await deleteApp(trx, holder))) return;
  await recordChange(trx, visit, {
    action: 'app.remove',
    subjectId: holder.id,
    subjectName: email,
  });
}
