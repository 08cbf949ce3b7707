import { form } from '../form.ts';
import {
  allowedCharacters,
  color,
  email,
  maxLength,
  minLength,
  oneOf,
  postalCode,
  required,
  type FormValues,
  type Rule,
} from '../rules.ts';
import { fields } from './fields.ts';

const addressFields = ['address1', 'address2', 'city', 'state', 'zip'];

/** Whether any part of the optional address was typed; the country alone, preselected, does not count. */
export function hasAddress(values: FormValues): boolean {
  return addressFields.some((field) => (values[field] ?? '').trim() !== '');
}

function onceAddressBegun(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => (value, all) => (hasAddress(all) ? rule(value, all) : undefined));
}

const optionalAddress = {
  address1: onceAddressBegun(fields.address1),
  address2: fields.address2,
  city: onceAddressBegun(fields.city),
  state: onceAddressBegun(fields.state),
  zip: onceAddressBegun(fields.zip),
  country: onceAddressBegun(fields.country),
};

/**
 * PATCH /create-account. The address is optional as a whole; once one of its fields is filled, its
 * rules hold. `botToken` is asked on the brand with the bot check only, and checked by the server.
 */
export const createAccountForm = form({
  firstName: fields.personName,
  lastName: fields.personName,
  companyName: fields.companyName,
  email: fields.email,
  password: fields.password,
  ...optionalAddress,
});

export const signInForm = form({ email: fields.email, password: [required] });

export const emailForm = form({ email: fields.email });

export const resetPasswordForm = form({ password: fields.password });

/** Settings group `name`. */
export const nameSettingsForm = form({
  firstName: fields.personName,
  lastName: fields.personName,
  companyName: fields.companyName,
});

/** Settings group `email`: the new address is used once it is confirmed. */
export const emailSettingsForm = form({ email: fields.email, password: [required] });

/** Settings group `password`. */
export const passwordSettingsForm = form({
  currentPassword: [required],
  password: fields.password,
});

/** Settings group `shippingAddress`. */
export const shippingAddressForm = form({
  name: fields.contactName,
  address1: fields.address1,
  address2: fields.address2,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  country: fields.country,
});

/** PUT /account/update-address: the same fields within the limits of that call. */
export const updateAddressForm = form({
  ...shippingAddressForm,
  name: [required, minLength(3), maxLength(35), allowedCharacters],
  zip: [required, maxLength(10), postalCode],
});

export const deleteAccountForm = form({ confirm: [required, oneOf(['on', 'true'])] });

const looks = { accentColor: [color], coverColor: [color], replyEmail: [email] };

/**
 * Settings group `brand` and PATCH /brand/update: one of a photographer's own brands. Its address is
 * optional as a whole.
 */
export const brandForm = form({
  brandId: [required],
  businessName: fields.businessName,
  logoStyle: [required, oneOf(['text', 'logo'])],
  ...looks,
  ...optionalAddress,
});

/** POST /brand: the rest is told once it is there. */
export const newBrandForm = form({ businessName: fields.businessName });
