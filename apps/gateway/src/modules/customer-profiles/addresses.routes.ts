import type { Dependencies } from '../../dependencies.ts';
import { getCustomer } from '../customers/customers.service.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller } from '../server-api/server-work.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import { noErrors } from '../server-api/validation-errors.ts';
import { readBody } from '../server-api/wire-fields.ts';
import { addressFields, readAddress } from '../addresses/address-fields.ts';
import { presentKeptAddress } from '../addresses/address.presenter.ts';
import {
  addAddress,
  changeAddress,
  getAddress,
  removeAddress,
} from '../addresses/addresses.service.ts';

const root = 'address';

export function addAddresses(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/customers/:id/addresses', async (call) => {
    const address = addressOf(call.body);
    if (Object.values(address).every((value) => value === '')) invalid('address.base', '81801');
    const { customerId, merchantId } = keyOf(call);
    const made = await inTransaction(deps, call, async (work) => {
      await getCustomer(work.trx, { merchantId, id: customerId });
      return addAddress(work, customerId, address);
    });
    return { status: 201, root, value: presentKeptAddress(made) };
  });

  route('GET', '/customers/:id/addresses/:addressId', async (call) => ({
    root,
    value: presentKeptAddress(await getAddress(deps.db, keyOf(call))),
  }));

  route('PUT', '/customers/:id/addresses/:addressId', async (call) => {
    const address = addressOf(call.body);
    const changed = await inTransaction(deps, call, (work) =>
      changeAddress(work, keyOf(call), address),
    );
    return { root, value: presentKeptAddress(changed) };
  });

  route('DELETE', '/customers/:id/addresses/:addressId', async (call) => {
    await inTransaction(deps, call, (work) => removeAddress(work, keyOf(call)));
    return undefined;
  });
}

function addressOf(body: unknown) {
  const errors = noErrors();
  const address = readAddress(readBody(addressFields, body, root), errors, root);
  refuseInvalid(errors);
  return address;
}

function keyOf({ merchant, params }: Caller & Pick<ServerCall, 'params'>) {
  return {
    merchantId: merchant.id,
    customerId: params['id'] ?? '',
    id: params['addressId'] ?? '',
  };
}
