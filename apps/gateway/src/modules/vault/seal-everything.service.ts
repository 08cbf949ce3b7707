import type { Dependencies } from '../../dependencies.ts';
import { sealRowsAgain } from '@albumen/server-kit/seal-again';
import { sealedApiKeys } from '../merchants/merchants.service.ts';
import { sealedCards } from './cards.service.ts';
import { sealedLastingSecret } from './lasting-secret.service.ts';

/** Has `GATEWAY_SECRET` seal what `GATEWAY_SECRET_SECOND` sealed; answers how many values that were. */
export async function sealEverythingAgain(
  deps: Pick<Dependencies, 'db' | 'sealer'>,
): Promise<number> {
  const places = [sealedApiKeys(deps.db), sealedCards(deps.db), sealedLastingSecret(deps.db)];
  let changed = 0;
  for (const rows of places) changed += await sealRowsAgain(deps.sealer, rows);
  return changed;
}
