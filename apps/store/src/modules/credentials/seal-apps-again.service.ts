import { sealRowsAgain, type SealedRows } from '@albumen/server-kit/seal-again';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { pageOfApps, replaceSealedSecret } from './authenticator-apps.queries.ts';
import type { HolderKind } from './holder.ts';
import { appVault, placeOf } from './sealed-secret.ts';

/** Has `APP_SECRET` seal what `APP_SECRET_SECOND` sealed; answers how many values that were. */
export async function sealAppsAgain(deps: Pick<Dependencies, 'db' | 'secrets'>): Promise<number> {
  const vault = appVault(deps);
  const ofAccounts = await sealRowsAgain(vault, appsOf(deps.db, 'account'));
  return ofAccounts + (await sealRowsAgain(vault, appsOf(deps.db, 'operator')));
}

function appsOf(db: Kysely<Tables>, kind: HolderKind): SealedRows {
  return {
    placeOf: (id) => placeOf({ kind, id }),
    page: (after, limit) => pageOfApps(db, kind, { after, limit }),
    replace: (id, change) => replaceSealedSecret(db, { kind, id }, change),
  };
}
