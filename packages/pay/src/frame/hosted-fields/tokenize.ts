import {
  HOSTED_FIELDS_FAILED_TOKENIZATION,
  HOSTED_FIELDS_FIELDS_EMPTY,
  HOSTED_FIELDS_FIELDS_INVALID,
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED,
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE,
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR,
} from '../../protocol/errors/hosted-fields.ts';
import { toWireError } from '../../protocol/error-wire.ts';
import type { ErrorKind } from '../../protocol/errors/error-kind.ts';
import type { FieldKey } from '../../protocol/hosted-fields.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { BraintreeError, payError } from '../../protocol/pay-error.ts';
import { request } from '../../protocol/request.ts';
import type { CardForm } from './card-form.ts';
import { type CardToSend, cardToSend, requestBody } from './card-request.ts';
import { firstOf, type JsonRecord, recordOf, textOf } from '../../protocol/json.ts';

const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  '81724': HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE,
  '81736': HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED,
};

/** The form's fields and the client's configuration. */
export interface TokenizeContext {
  form: CardForm;
  keys: readonly FieldKey[];
  /** @throws BraintreeError when it leads away from the gateway */
  configuration: () => Configuration;
}

/** Turns the chosen fields into a nonce. Throws what the merchant should get. */
export async function tokenize(context: TokenizeContext, given: unknown): Promise<JsonRecord> {
  const { form, keys } = context;
  const options = recordOf(given);
  const { fieldsToTokenize } = options;
  const chosen = Array.isArray(fieldsToTokenize)
    ? keys.filter((key) => fieldsToTokenize.includes(key))
    : keys;
  if (chosen.every((key) => form.status(key).isEmpty)) throw payError(HOSTED_FIELDS_FIELDS_EMPTY);
  const invalidFieldKeys = chosen.filter((key) => !form.status(key).isValid);
  if (invalidFieldKeys.length > 0) {
    throw payError(HOSTED_FIELDS_FIELDS_INVALID, {}, { invalidFieldKeys });
  }
  const valueOf = (key: FieldKey): string | undefined =>
    chosen.includes(key) ? form.value(key) : undefined;
  return await sendCard(cardToSend(valueOf, options, form.now()), context.configuration());
}

async function sendCard(card: CardToSend, configuration: Configuration): Promise<JsonRecord> {
  try {
    const reply = await request(configuration, {
      method: 'post',
      endpoint: 'payment_methods/credit_cards',
      data: { _meta: { source: 'hosted-fields' }, ...requestBody(card) },
    });
    return payloadOf(reply.body);
  } catch (error) {
    throw error instanceof BraintreeError ? refusal(error) : error;
  }
}

/** What a refused card means to the merchant. */
function refusal(error: BraintreeError): BraintreeError {
  const { httpStatus, originalError } = recordOf(error.details);
  if (httpStatus === 403) return error;
  if (typeof httpStatus !== 'number' || httpStatus < 0 || httpStatus >= 500) {
    const details = { originalError: toWireError(error) };
    return payError(HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, {}, details);
  }
  const first = firstOf(recordOf(originalError)['fieldErrors']);
  const code = textOf(firstOf(first['fieldErrors'])['code']) ?? '';
  const kind = kindOfCode[code] ?? HOSTED_FIELDS_FAILED_TOKENIZATION;
  return payError(kind, {}, { originalError: originalError ?? toWireError(error) });
}

/** The part of the gateway's answer that merchants get. */
function payloadOf(body: unknown): JsonRecord {
  const card = firstOf(recordOf(body)['creditCards']);
  const { nonce, details, description, type, binData, authenticationInsight } = card;
  const { bin, cardType, expirationMonth, expirationYear, cardholderName, lastFour, lastTwo } =
    recordOf(details);
  return {
    nonce,
    details: { bin, cardType, expirationMonth, expirationYear, cardholderName, lastFour, lastTwo },
    description,
    type,
    binData,
    ...(authenticationInsight ? { authenticationInsight } : {}),
  };
}
