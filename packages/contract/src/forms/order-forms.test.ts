import { expect, test } from 'vitest';
import { validateForm } from '../form.ts';
import { limits } from '../limits.ts';
import { createAccountForm, nameSettingsForm } from './account-forms.ts';
import { contactForm } from './checkout-forms.ts';
import { orderAddressForm, orderMessageForm, orderSupportForm } from './order-forms.ts';

test('the message about an order is the field orderSupport, and may not be empty', () => {
  for (const nothing of [' ', '\0', '\u200B\u202E\n']) {
    expect(validateForm(orderSupportForm, { orderSupport: nothing })).toEqual({
      orderSupport: ['This field is required.'],
    });
  }
});

test.each([createAccountForm, nameSettingsForm, contactForm, orderAddressForm])(
  'what an account takes as its company goes onto the package, too: form %#',
  ({ companyName }) => {
    expect(validateForm({ companyName }, { companyName: 'x'.repeat(61) })).toEqual({});
    expect(validateForm({ companyName }, { companyName: 'x'.repeat(62) })).toEqual({
      companyName: ['Must be 61 characters or shorter. (62/61)'],
    });
  },
);

test('the page and the wire hold a message to the same length', () => {
  const most = limits.orderMessageMaxCharacters;
  const text = 'x'.repeat(most + 1);
  const long = [`Must be ${most} characters or shorter. (${most + 1}/${most})`];
  expect(validateForm(orderSupportForm, { orderSupport: text })).toEqual({ orderSupport: long });
  expect(validateForm(orderMessageForm, { message: text })).toEqual({ message: long });
});
