import type { AddressUpdated } from '@albumen/contract/endpoints/addresses';
import type * as schemas from '@albumen/contract/schemas/addresses';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import { saveAddress } from './addresses.service.ts';
import { addressOf, checkAddress } from './check-address.service.ts';

type Update = z.output<typeof schemas.updateAddressBody>;

export async function updateAddress(
  deps: Pick<Dependencies, 'db' | 'addresses'>,
  visit: Visit,
  update: Update,
): Promise<AddressUpdated> {
  const { id: accountId } = accountOf(visit);
  const { addressType, alsoApplyTo, autocompleteLogs, addressValidated, ...values } = update;
  const kinds = new Set([addressType, ...alsoApplyTo]);
  const checked = await checkAddress(deps, {
    name: values.name,
    values,
    isChosen: addressValidated,
    isShippedTo: kinds.has('Shipping'),
  });
  if (checked.doubt) return checked.doubt;
  const { isValidated } = checked;
  await deps.db.transaction().execute(async (trx) => {
    for (const kind of kinds) {
      await saveAddress(trx, accountId, { kind, values, isValidated, autocompleteLogs });
    }
  });
  return { outcome: 'saved', name: values.name.trim(), address: addressOf(values) };
}
