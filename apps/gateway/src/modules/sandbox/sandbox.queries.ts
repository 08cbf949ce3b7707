import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface SandboxChange {
  faults?: string;
  clockOffsetMs?: number;
  latencyMs?: number;
  options?: string;
  rejectsOn?: string;
}

export async function updateSandbox(
  db: Kysely<Tables>,
  merchantId: string,
  change: SandboxChange,
): Promise<void> {
  await db.updateTable('merchants').set(change).where('id', '=', merchantId).execute();
}
