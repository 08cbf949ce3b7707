import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { makeClientToken } from './client-tokens.service.ts';
import { findCustomer } from '../customers/customers.service.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import { refuseInvalid } from '../server-api/invalid-request.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';

const optionsShape = {
  verify_card: wireFlag,
  make_default: wireFlag,
  fail_on_duplicate_payment_method: wireFlag,
  fail_on_duplicate_payment_method_for_customer: wireFlag,
} satisfies z.ZodRawShape;

const tokenFields = z.object({
  version: wireText,
  customer_id: wireText,
  merchant_account_id: wireText,
  payment_method_id: wireText,
  address_id: wireText,
  domains: z.array(z.string().max(253)).nullish(),
  options: wireObject(optionsShape),
});

type TokenFields = z.output<typeof tokenFields>;

const versions = { '1': 1, '2': 2, '3': 3 } as const;
const mostDomains = 5;

export function addClientTokens(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/client_token', async (call) => {
    const fields = readBody(tokenFields, call.body, 'client_token');
    const { version = '2', options = {} } = fields;
    const errors = noErrors();
    await check(deps, call, { fields, errors });
    refuseInvalid(errors);
    const value = await makeClientToken(deps, call.addresses, {
      merchant: call.merchant,
      publicKey: call.actor,
      version: versionOf(version) ?? 2,
      customerId: fields.customer_id || undefined,
      merchantAccountId: fields.merchant_account_id || undefined,
      paymentMethodId: fields.payment_method_id || undefined,
      domains: fields.domains ?? undefined,
      options: given(options),
    });
    return { status: 201, root: 'clientToken', value: { value } };
  });
}

function given(options: NonNullable<TokenFields['options']>) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function versionOf(text: string): 1 | 2 | 3 | undefined {
  return text === '1' || text === '2' || text === '3' ? versions[text] : undefined;
}

/** What makes no sense without a customer, by option. */
const needsCustomer: readonly (readonly [keyof typeof optionsShape, ValidationCode])[] = [
  ['make_default', '92801'],
  ['verify_card', '92802'],
  ['fail_on_duplicate_payment_method', '92803'],
  ['fail_on_duplicate_payment_method_for_customer', '92805'],
];

interface Checking {
  fields: TokenFields;
  errors: ValidationErrors;
}

async function check({ db }: Dependencies, { merchant }: ServerCall, checking: Checking) {
  const { fields, errors } = checking;
  const { customer_id: customerId, merchant_account_id: accountId, options = {} } = fields;
  const refuse = (attribute: string, code: ValidationCode) =>
    addError(errors, `clientToken.${attribute}`, code);
  if (fields.version && versionOf(fields.version) === undefined) refuse('version', '92806');
  if (customerId && !(await findCustomer(db, { merchantId: merchant.id, id: customerId }))) {
    refuse('customerId', '92804');
  }
  if (!customerId) {
    for (const [option, code] of needsCustomer) {
      if (options[option]) refuse(`options.${option}`, code);
    }
  }
  if (accountId) {
    const accounts = await merchantAccountsOf(db, merchant.id);
    if (!accounts.some(({ id }) => id === accountId)) refuse('merchantAccountId', '92807');
  }
  checkDomains(fields.domains ?? [], refuse);
}

function checkDomains(
  domains: readonly string[],
  refuse: (attribute: string, code: ValidationCode) => void,
): void {
  if (domains.length > mostDomains) refuse('domains', '92810');
  const isDomain = /^([a-z0-9-]+\.)*[a-z0-9-]+(:\d+)?$/i;
  if (!domains.every((domain) => isDomain.test(domain) || URL.canParse(domain))) {
    refuse('domains', '92011');
  }
}
