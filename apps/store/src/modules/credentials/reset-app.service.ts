import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { mailLater } from '../../mail-jobs.ts';
import { appResetMail } from '../../third-parties/mail/app-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './authenticator-apps.queries.ts';
import type { Holder } from './holder.ts';

type Needs = Pick<Dependencies, 'clock' | 'jobs' | 'settings'>;

export interface ResetHolder {
  holder: Holder;
  email: string;
  labBrand: LabBrand;
  /** Path of the page where the owner sees how she signs in. */
  settingsPath: string;
}

/**
 * For whoever lost phone and recovery codes. Passkeys and sessions stay as they are: they are proofs of
 * their own. The owner is mailed, in case it was somebody else who asked. False without an app.
 */
export async function resetApp(
  trx: Kysely<Tables>,
  deps: Needs,
  { visit, ...whose }: ResetHolder & { visit: ActingVisit },
): Promise<boolean> {
  const { holder, email, labBrand, settingsPath } = whose;
  if (!(await queries.deleteApp(trx, holder))) return false;
  await recordChange(trx, visit, {
    action: 'app.reset',
    subjectId: holder.id,
    subjectName: email,
  });
  const url = deps.settings.origins[labBrand] + settingsPath;
  const content = appResetMail(labBrand, { url, at: deps.clock.now() });
  await mailLater(trx, deps, { to: email, content });
  return true;
}

export async function hasApp(db: Kysely<Tables>, holder: Holder): Promise<boolean> {
  return (await queries.findApp(db, holder))?.confirmedAt != null;
}
