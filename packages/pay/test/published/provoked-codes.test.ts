import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The codes that programs of merchants know, by the prefix of their flow. */
const flows: Readonly<Record<string, string>> = {
  '': `INVALID_USE_OF_INTERNAL_FUNCTION INSTANTIATION_OPTION_REQUIRED INCOMPATIBLE_VERSIONS
    CLIENT_SCRIPT_FAILED_TO_LOAD METHOD_CALLED_AFTER_TEARDOWN FRAME_SERVICE_FRAME_CLOSED
    FRAME_SERVICE_FRAME_OPEN_FAILED`,
  HOSTED_FIELDS_: `TIMEOUT INVALID_FIELD_KEY INVALID_FIELD_SELECTOR FIELD_DUPLICATE_IFRAME
    FIELD_INVALID FIELD_NOT_PRESENT TOKENIZATION_NETWORK_ERROR TOKENIZATION_FAIL_ON_DUPLICATE
    TOKENIZATION_CVV_VERIFICATION_FAILED FAILED_TOKENIZATION FIELDS_EMPTY FIELDS_INVALID
    ATTRIBUTE_NOT_SUPPORTED ATTRIBUTE_VALUE_NOT_ALLOWED FIELD_PROPERTY_INVALID`,
  LOCAL_PAYMENT_: `NOT_ENABLED ALREADY_IN_PROGRESS CANCELED WINDOW_CLOSED WINDOW_OPEN_FAILED
    START_PAYMENT_FAILED START_PAYMENT_MISSING_REQUIRED_OPTION
    START_PAYMENT_DEFERRED_PAYMENT_FAILED TOKENIZATION_FAILED INVALID_PAYMENT_OPTION`,
  MASTERPASS_: `BROWSER_NOT_SUPPORTED NOT_ENABLED TOKENIZE_MISSING_REQUIRED_OPTION
    TOKENIZATION_ALREADY_IN_PROGRESS ACCOUNT_TOKENIZATION_FAILED POPUP_OPEN_FAILED
    POPUP_MISSING_REQUIRED_PARAMETERS POPUP_CLOSED INVALID_PAYMENT_OPTION FLOW_FAILED`,
  PAYMENT_REQUEST_: `NO_VALID_SUPPORTED_PAYMENT_METHODS CANCELED INITIALIZATION_MISCONFIGURED
    CAN_MAKE_PAYMENT_FAILED CAN_MAKE_PAYMENT_NOT_ALLOWED UNSUPPORTED_PAYMENT_METHOD
    GOOGLE_PAYMENT_FAILED_TO_TOKENIZE GOOGLE_PAYMENT_PARSING_ERROR NOT_COMPLETED
    CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE
    CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED`,
  PAYPAL_: `NOT_ENABLED SANDBOX_ACCOUNT_NOT_LINKED ACCOUNT_TOKENIZATION_FAILED FLOW_FAILED
    FLOW_OPTION_REQUIRED TOKENIZATION_REQUEST_ACTIVE POPUP_OPEN_FAILED POPUP_CLOSED
    INVALID_PAYMENT_OPTION MISSING_REQUIRED_OPTION`,
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_: `PARAM_REQUIRED SETUP_FAILED POPUP_OPEN_FAILED
    CANCELED IN_PROGRESS`,
  SEPA_: `CREATE_MANDATE_FAILED CUSTOMER_CANCELED INVALID_MANDATE_TYPE TOKENIZATION_FAILED
    TOKENIZE_MISSING_REQUIRED_OPTION TRANSACTION_FAILED`,
  THREEDS_: `LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR LOOKUP_VALIDATION_ERROR LOOKUP_ERROR
    AUTHENTICATION_IN_PROGRESS MISSING_VERIFY_CARD_OPTION NO_VERIFICATION_PAYLOAD
    INLINE_IFRAME_DETAILS_INCORRECT FRAMEWORK_METHOD_NOT_IMPLEMENTED`,
  UNKNOWN_: 'AUTH_RESPONSE',
};
const codes = Object.entries(flows).flatMap(([prefix, names]) =>
  names.split(/\s+/).map((name) => prefix + name),
);

const repository = join(import.meta.dirname, '../../../..');
/** Lists of codes: they provoke none. */
const lists = /(?:^|\/)(?:provoked-codes|catalog|error-page|compatibility-page)\.test\.ts$/;

async function readTests(): Promise<{ path: string; text: string }[]> {
  const found: string[] = [];
  for (const folder of ['packages/pay', 'packages/pay-react', 'apps/gateway']) {
    for (const part of ['src', 'test']) {
      const place = join(repository, folder, part);
      const files = await readdir(place, { recursive: true }).catch(() => []);
      found.push(...files.map((name) => join(folder, part, name)));
    }
  }
  const paths = found.filter((path) => /\.test\.tsx?$/.test(path) && !lists.test(path));
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(repository, path), 'utf8') })),
  );
}

const tests = await readTests();

test.each(codes)('%s is provoked by a test that names it', (code) => {
  const named = new RegExp(`\\b${code}\\b`);
  expect(tests.filter(({ text }) => named.test(text)).map(({ path }) => path)).not.toEqual([]);
});

test('the table names every code once', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toHaveLength(83);
});
