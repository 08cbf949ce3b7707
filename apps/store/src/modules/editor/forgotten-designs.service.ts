import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Designs that nobody put into a cart and nobody has touched for 90 days; what an order shows stays. */
export async function deleteForgottenDesigns(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('designSpaces')
    .where('updatedAt', '<', sql<Date>`now() - interval '90 days'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cartItems')
            .select('id')
            .whereRef('cartItems.designSpaceId', '=', 'designSpaces.id'),
        ),
      ),
    )
    .where(isUnordered)
    .execute();
}

/** No proof of the design is kept: no order shows it. */
export function isUnordered(row: ExpressionBuilder<Tables, 'designSpaces'>) {
  return row.not(
    row.exists(
      row
        .selectFrom('designProofs')
        .select('token')
        .whereRef('designProofs.designSpaceId', '=', 'designSpaces.id')
        .where('isKept', '=', true),
    ),
  );
}
