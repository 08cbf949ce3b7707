import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as doubts from '../schemas/address-doubt.ts';
import type * as schemas from '../schemas/addresses.ts';
import type { postalAddress } from '../schemas/postal-address.ts';

export type AddressType = z.infer<typeof schemas.addressType>;
export type AccountAddress = z.infer<typeof postalAddress>;
export type AddressDoubt = z.infer<typeof doubts.addressDoubt>;
export type UpdateAddress = z.input<typeof schemas.updateAddressBody>;
export type AddressUpdated = z.infer<typeof schemas.updateAddressReply>;

/**
 * Saves an address of the account, or asks first: `confirm` names what was entered and what the postal
 * service has instead; the one that is chosen is sent again with `addressValidated`.
 */
export const updateAddress = endpoint<{ body: UpdateAddress; reply: AddressUpdated }>({
  method: 'PUT',
  path: '/account/update-address',
  isSafeToRepeat: true,
});
