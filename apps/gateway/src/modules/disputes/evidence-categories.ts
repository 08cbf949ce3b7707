import type { ValidationCode } from '../server-api/validation-messages.ts';

/**
 * What kind of evidence there is. Text:
 * https://developer.paypal.com/braintree/docs/reference/request/dispute/add-text-evidence, files:
 * https://developer.paypal.com/braintree/docs/reference/request/dispute/add-file-evidence
 */
const textCategories = new Set([
  'AVS_RESPONSE',
  'CARRIER_NAME',
  'CARRIER_NAME_OTHER',
  'CREDIT_ISSUED_AMOUNT',
  'CREDIT_ISSUED_ARN',
  'CREDIT_ISSUED_DATE_TIME',
  'DEVICE_ID',
  'DEVICE_NAME',
  'DOWNLOAD_DATE_TIME',
  'EVIDENCE_TYPE',
  'GENERAL',
  'GEOGRAPHICAL_LOCATION',
  'PRIOR_DIGITAL_GOODS_TRANSACTION_ARN',
  'PRIOR_DIGITAL_GOODS_TRANSACTION_DATE_TIME',
  'PRIOR_DIGITAL_GOODS_TRANSACTION_ID',
  'PRIOR_NON_DISPUTED_TRANSACTION_ARN',
  'PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME',
  'PRIOR_NON_DISPUTED_TRANSACTION_EMAIL_ADDRESS',
  'PRIOR_NON_DISPUTED_TRANSACTION_ID',
  'PRIOR_NON_DISPUTED_TRANSACTION_IP_ADDRESS',
  'PRIOR_NON_DISPUTED_TRANSACTION_PHONE_NUMBER',
  'PRIOR_NON_DISPUTED_TRANSACTION_PHYSICAL_ADDRESS',
  'PURCHASER_EMAIL_ADDRESS',
  'PURCHASER_IP_ADDRESS',
  'PURCHASER_NAME',
  'RECURRING_TRANSACTION_ARN',
  'RECURRING_TRANSACTION_DATE_TIME',
  'RECURRING_TRANSACTION_ID',
  'REFUND_ID',
  'TRACKING_NUMBER',
  'TRACKING_URL',
]);

const fileCategories = new Set([
  'GENERAL',
  'LEGIT_PAYMENTS_FOR_SAME_MERCHANDISE',
  'MERCHANT_WEBSITE_OR_APP_ACCESS',
  'PROFILE_SETUP_OR_APP_ACCESS',
  'PROOF_OF_3D_SECURE',
  'PROOF_OF_AUTHORIZED_SIGNER',
  'PROOF_OF_DELIVERY',
  'PROOF_OF_DELIVERY_EMP_ADDRESS',
  'PROOF_OF_POSSESSION_OR_USAGE',
  'SIGNED_DELIVERY_FORM',
  'SIGNED_ORDER_FORM',
  'TICKET_PROOF',
]);

/** What is wrong with the category of a text or a file. */
export function wrongCategory(
  category: string,
  { isFile }: { isFile: boolean },
): ValidationCode | undefined {
  const [own, other] = isFile ? [fileCategories, textCategories] : [textCategories, fileCategories];
  if (own.has(category)) return undefined;
  if (!other.has(category)) return '95706';
  return isFile ? '95711' : '95712';
}

const isoMoment = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the text of a category. */
export function wrongContent(
  category: string | undefined,
  text: string,
): ValidationCode | undefined {
  if (category === undefined || category === 'GENERAL') return limited(text, 20_000, '95708');
  if (category.endsWith('_DATE_TIME')) {
    return isoMoment.test(text) && !Number.isNaN(Date.parse(text)) ? undefined : '95707';
  }
  if (category.endsWith('_EMAIL_ADDRESS')) return email.test(text) ? undefined : '95715';
  if (category.endsWith('_ARN')) return limited(text, 50, '95709');
  if (category.endsWith('_PHONE_NUMBER')) return limited(text, 50, '95710');
  return limited(text, category === 'GEOGRAPHICAL_LOCATION' ? 50 : 255, '95708');
}

function limited(text: string, most: number, code: ValidationCode): ValidationCode | undefined {
  return text.length > most ? code : undefined;
}
