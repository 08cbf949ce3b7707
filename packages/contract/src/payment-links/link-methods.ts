import type { PayMethodId } from '../payments/pay-methods.ts';

/** The name of a method's checkbox in the form of a link. */
export function methodField(id: PayMethodId): `method-${PayMethodId}` {
  return `method-${id}`;
}
