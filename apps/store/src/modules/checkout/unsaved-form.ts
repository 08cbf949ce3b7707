import type { CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import { validateForm } from '@albumen/contract/form';
import { checkoutForm } from '@albumen/contract/forms/checkout-forms';
import { storableText } from '../../db/storable-json.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { codeOf } from '../discounts/discounts.service.ts';
import { addressOf } from './checkout-address.ts';
import type { CheckoutRow } from './checkout.queries.ts';

/**
 * What the page's form says when it is submitted and the checkout does not know: typed last, or
 * in another tab. What the form leaves out is not compared, nor is an account's email. Refuses a form
 * that breaks its rules, at the fields.
 */
export function unsavedOf(
  visit: Visit,
  checkout: CheckoutRow,
  form: Readonly<Record<string, string>>,
): CheckoutUpdate {
  const saved = savedForm(checkout);
  const changed = Object.keys(saved).filter((name) => {
    const typed = form[name];
    const isFixed = name === 'email' && visit.account !== undefined;
    return typed !== undefined && !isFixed && asKept(name, typed) !== saved[name];
  });
  const update = Object.fromEntries(changed.map((name) => [name, form[name] ?? '']));
  const errors = validateForm(checkoutForm, { ...saved, ...update });
  const fields = Object.fromEntries(changed.flatMap((name) => entryOf(name, errors[name])));
  if (Object.keys(fields).length > 0) fail('invalidForm', { fields });
  return update;
}

function entryOf(name: string, messages: string[] | undefined): [string, string[]][] {
  return messages === undefined ? [] : [[name, messages]];
}

function savedForm(checkout: CheckoutRow): Record<string, string> {
  const { name, email, companyName, reference, instructions, discountCode } = checkout;
  const rest = { name, email, companyName, reference, discountCode: discountCode ?? '' };
  return { ...addressOf(checkout), ...rest, instructions: asKept('instructions', instructions) };
}

/** The text as `updateCheckout` would write it. */
function asKept(name: string, typed: string): string {
  if (name === 'discountCode') return codeOf(typed);
  const text = storableText(typed).replaceAll('\r\n', '\n').trim();
  if (name === 'email') return text.toLowerCase();
  return name === 'zip' || name === 'country' ? text.toUpperCase() : text;
}
