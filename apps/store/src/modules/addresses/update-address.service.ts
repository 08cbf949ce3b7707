import type { AccountAddress, AddressUpdated } from '@albumen/contract/endpoints/addresses';
import type * as schemas from '@albumen/contract/schemas/addresses';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { saveAddress } from './addresses.service.ts';

type Update = z.output<typeof schemas.updateAddressBody>;

/** Verified first, unless its owner has chosen already; a place that we don't ship to is refused anyway. */
export async function updateAddress(
  deps: Pick<Dependencies, 'db' | 'addresses'>,
  visit: Visit,
  update: Update,
): Promise<AddressUpdated> {
  const { id: accountId } = accountOf(visit);
  const { addressValidated, addressType } = update;
  const entered = addressOf(update);
  const name = update.name.trim();
  const answer = await deps.addresses.verify(entered);
  if (answer.outcome === 'notSupported' && addressType === 'Shipping') {
    fail('invalidForm', { fields: { address1: ["We don't ship to this address."] } });
  }
  const isDoubted = answer.outcome === 'suggested' || answer.outcome === 'invalid';
  if (isDoubted && !addressValidated) {
    const best = answer.outcome === 'suggested' ? answer.candidates[0] : undefined;
    return {
      outcome: 'confirm',
      name,
      entered,
      suggested: best ? { ...best, country: 'US' } : null,
    };
  }
  const kinds = new Set([addressType, ...update.alsoApplyTo]);
  await deps.db.transaction().execute(async (trx) => {
    for (const kind of kinds) {
      await saveAddress(trx, accountId, {
        kind,
        values: { ...entered, name },
        isValidated: answer.outcome === 'verified',
        autocompleteLogs: update.autocompleteLogs,
      });
    }
  });
  return { outcome: 'saved', name, address: entered };
}

function addressOf(update: Update): AccountAddress {
  const { address1, address2, city, state, zip, country } = update;
  return {
    address1: address1.trim(),
    address2: address2.trim(),
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim().toUpperCase(),
    country: country.trim().toUpperCase(),
  };
}
