import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { vaultOf } from '../../sealer.ts';
import type { KeptSecrets } from '../../secrets.ts';
import type { SealedRows } from '@albumen/server-kit/seal-again';
import { findSealed, keepFirst, replaceSealed } from './lasting-secret.queries.ts';

const place = 'lasting-secret';

/**
 * The first secret that this database ever had, whatever the secret is today.
 * @throws where no secret of ours opens it: then none opens the cards and keys, either
 */
export async function lastingSecret(
  db: Kysely<Tables>,
  { secret }: Pick<KeptSecrets, 'secret'>,
): Promise<string> {
  const vault = vaultOf(secret);
  const current = typeof secret === 'string' ? secret : secret[0];
  const sealed = await findSealed(db);
  if (sealed !== undefined) return openOrRefuse(() => vault.open(sealed, place));
  await keepFirst(db, vault.seal(current, place));
  return lastingSecret(db, { secret });
}

function openOrRefuse(open: () => string): string {
  try {
    return open();
  } catch (error) {
    const what = 'GATEWAY_SECRET: is not what sealed the cards and keys of this database';
    throw new Error(what, { cause: error });
  }
}

export function sealedLastingSecret(db: Kysely<Tables>): SealedRows {
  return {
    placeOf: () => place,
    async page(after) {
      const sealed = await findSealed(db);
      return sealed === undefined || after === place ? [] : [{ id: place, sealed }];
    },
    replace: (_, change) => replaceSealed(db, change),
  };
}
