import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';

/** Keeps one for the operator's page; a row that could not be written is reported, and the request goes on. */
export function keepUndeclaredProxy({ db, errors }: Pick<Dependencies, 'db' | 'errors'>) {
  return (address: string): void => {
    const seenAt = sql<Date>`now()`;
    db.insertInto('undeclaredProxies')
      .values({ address, seenAt })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ seenAt }))
      .execute()
      .catch((error: unknown) => errors.report(error));
  };
}

/** Lists those of the last week; one that was declared since then is none. */
export async function listUndeclaredProxies({
  db,
  settings,
}: Pick<Dependencies, 'db' | 'settings'>): Promise<string[]> {
  const rows = await db
    .selectFrom('undeclaredProxies')
    .select('address')
    .where('seenAt', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('address')
    .execute();
  const declared = new Set(settings.TRUSTED_PROXIES);
  return rows.map(({ address }) => address).filter((address) => !declared.has(address));
}
