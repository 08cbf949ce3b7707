import { cartIssue, type CartDeed } from '@albumen/contract/cart-messages';
import type { Problem } from '@albumen/contract/problems';

/** What the error overlay says of a change of the cart; one without an answer may have come about all the same. */
export function cartFailure(deed: CartDeed, { code }: Problem) {
  const title = code === 'unavailable' ? 'No answer' : 'Nothing was changed';
  return { title, message: cartIssue(deed) };
}
