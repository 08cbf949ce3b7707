import { checkoutAddressForm, contactForm } from './checkout-forms.ts';
import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { maxLength, required } from '../rules.ts';

/** A message about an order to the people who make it. */
export const orderSupportForm = form({
  orderSupport: [required, maxLength(limits.orderMessageMaxCharacters)],
});

/** The same on the wire, whoever writes. */
export const orderMessageForm = form({ message: orderSupportForm.orderSupport });

/** Where an order goes, corrected before the lab begins. */
export const orderAddressForm = form({
  name: contactForm.name,
  companyName: contactForm.companyName,
  ...checkoutAddressForm,
});

/** Money that goes back: what its customer reads with it. */
export const refundForm = form({
  note: [required, maxLength(limits.orderNoteMaxCharacters)],
});
