import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { maxLength, required } from '../rules.ts';

/** A message about an order to the people who make it. */
export const orderSupportForm = form({
  message: [required, maxLength(limits.orderMessageMaxCharacters)],
});

/** Money that goes back: what its customer reads with it. */
export const refundForm = form({
  note: [required, maxLength(limits.orderNoteMaxCharacters)],
});
