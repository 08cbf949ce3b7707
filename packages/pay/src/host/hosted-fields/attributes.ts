import {
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED,
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED,
} from '../../protocol/errors/hosted-fields.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';

const isBoolean = (value: unknown): boolean => /^(true|false)$/.test(String(value));

/** Attributes that a merchant may change, and the values they may have. */
const allowed: Readonly<Record<string, (value: unknown) => boolean>> = {
  'aria-invalid': isBoolean,
  'aria-required': isBoolean,
  disabled: isBoolean,
  placeholder: (value) => typeof value === 'string' || typeof value === 'number',
};

/** Why an attribute cannot be changed, if so. A value of null is always allowed. */
export function refuseAttribute(
  attribute: string,
  value: unknown = null,
): BraintreeError | undefined {
  const isAllowed = Object.hasOwn(allowed, attribute) ? allowed[attribute] : undefined;
  if (!isAllowed) return payError(HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED, { attribute });
  if (value === null || isAllowed(value)) return undefined;
  return payError(HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED, { attribute, value });
}
