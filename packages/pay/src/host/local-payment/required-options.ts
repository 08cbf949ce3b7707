import { recordOf } from '../../protocol/json.ts';
import type { LocalPaymentStartPaymentOptions } from '../../types/local-payment.ts';

type Options = LocalPaymentStartPaymentOptions;
const always = ['givenName', 'surname', 'currencyCode', 'onPaymentStart', 'paymentType', 'amount'];
const ofInvoices = [
  'address',
  'billingAddress',
  'birthDate',
  'email',
  'locale',
  'customerServiceInstructions',
  'correlationId',
  'phone',
  'phoneCountryCode',
  'lineItems',
];
const ofAddresses = ['streetAddress', 'locality', 'postalCode', 'countryCode'];
const ofLineItems = ['category', 'name', 'quantity', 'unitAmount', 'unitTaxAmount'];

/** The type in lower case, since merchants write it in any case. */
export function typeOf({ paymentType }: Pick<Options, 'paymentType'>): string {
  return String(paymentType).toLowerCase();
}

/** Is this paid elsewhere and later, so that no window opens? */
export function isDeferred(options: Options): boolean {
  const type = typeOf(options);
  if (type !== 'blik') return ['pay_upon_invoice', 'mbway', 'bancomatpay'].includes(type);
  const { blikOptions } = options;
  return (
    Object.hasOwn(blikOptions ?? {}, 'level_0') || Object.hasOwn(blikOptions ?? {}, 'oneClick')
  );
}

/** The first option that this way to pay cannot do without; undefined when all are there. */
export function missingOption(options: Options): string | undefined {
  if (options.paymentType == null) return firstMissing(options, always) ?? 'paymentType';
  if (!isDeferred(options)) return missingForWindow(options);
  const type = typeOf(options);
  if (type === 'blik') return firstMissing(options, always) ?? missingForBlik(options);
  // The other two are checked by the gateway alone.
  return type === 'pay_upon_invoice' ? missingForInvoice(options) : undefined;
}

function missingForWindow(options: Options): string | undefined {
  const missing = firstMissing(options, [...always, 'fallback']);
  if (missing) return missing;
  if (!options.fallback?.url) return 'fallback.url';
  if (!options.fallback.buttonText) return 'fallback.buttonText';
  return options.recurrent === true && !options.customerId ? 'customerId' : undefined;
}

function missingForInvoice(options: Options): string | undefined {
  for (const name of [...always, ...ofInvoices]) {
    const missing = firstMissing(options, [name]) ?? missingWithin(options, name);
    if (missing) return missing;
  }
  return undefined;
}

function missingWithin(options: Options, name: string): string | undefined {
  if (name === 'address' || name === 'billingAddress') {
    return firstMissing(options[name], ofAddresses, name);
  }
  if (name !== 'lineItems') return undefined;
  const { lineItems } = options;
  if (!Array.isArray(lineItems)) return name;
  const [first] = lineItems.flatMap((item) => firstMissing(item, ofLineItems, name) ?? []);
  return first;
}

function missingForBlik({ blikOptions = {} }: Options): string | undefined {
  const { level_0: code, oneClick } = blikOptions;
  if (Object.hasOwn(blikOptions, 'level_0')) {
    return firstMissing(code, ['authCode'], 'blikOptions.level_0');
  }
  const isLater = Object.hasOwn(recordOf(oneClick), 'aliasKey');
  const needed = isLater ? ['consumerReference', 'aliasKey'] : ofFirstUse;
  return firstMissing(oneClick, needed, 'blikOptions.oneClick');
}

const ofFirstUse = ['authCode', 'consumerReference', 'aliasLabel'];

function firstMissing(
  fields: object | undefined,
  names: readonly string[],
  place?: string,
): string | undefined {
  const given = recordOf(fields);
  const missing = names.find((name) => !Object.hasOwn(given, name));
  return missing && place ? `${place}.${missing}` : missing;
}
