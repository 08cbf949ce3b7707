import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Body {
  galleryId: string;
  model: string;
  /** By each of our keys, the current one first. */
  hashes: readonly string[];
}

/** Its number among the bodies of its model, the next one for a new body. The gallery is locked. */
export async function numberOfBody(
  trx: Kysely<Tables>,
  { galleryId, model, hashes }: Body,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with known as (
      select body_hash, number from camera_bodies where gallery_id = ${galleryId} and model = ${model}
    ), added as (
      insert into camera_bodies (gallery_id, model, body_hash, number)
      select ${galleryId}, ${model}, ${hashes[0]}, (select count(*) from known) + 1
      where not exists (select from known where body_hash = any(${hashes}))
      returning number
    )
    select number from known where body_hash = any(${hashes}) union all select number from added
  `.execute(trx);
  return rows[0]?.number ?? 1;
}
