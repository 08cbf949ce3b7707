import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { allowedCharacters, maxLength } from '../rules.ts';
import { fields } from './fields.ts';

/** Who orders: the receipt goes to the email, the name onto the package. */
export const contactForm = form({
  name: fields.contactName,
  email: fields.email,
  companyName: fields.companyName,
});

/** Where it goes. */
export const checkoutAddressForm = form({
  address1: fields.address1,
  address2: fields.address2,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  country: fields.country,
});

export const discountForm = form({ discountCode: [maxLength(40), allowedCharacters] });

/** What goes to the lab with the order. */
export const labNotesForm = form({
  reference: [maxLength(limits.orderReferenceMaxCharacters)],
  instructions: [maxLength(limits.instructionsMaxCharacters)],
});

/** Everything that must hold when Place Order is pressed; the wire's `checkoutForm`. */
export const checkoutForm = form({
  ...contactForm,
  ...checkoutAddressForm,
  ...discountForm,
  ...labNotesForm,
});
