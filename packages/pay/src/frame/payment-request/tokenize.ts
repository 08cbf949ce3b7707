import { firstOf, type JsonRecord, recordOf } from '../../protocol/json.ts';
import { trustedConfiguration } from '../trusted-configuration.ts';
import { paymentIn, readGoogleAnswer } from '../../protocol/google-response.ts';
import {
  BASIC_CARD,
  GOOGLE_PAY,
  GOOGLE_PARSING_FAILED,
  GOOGLE_TOKENIZATION_FAILED,
  METHOD_UNSUPPORTED,
} from '../../protocol/payment-request.ts';
import { request } from '../../protocol/request.ts';
import { plain } from './browser-request.ts';
import { cardBody, type BasicCard } from './card-body.ts';
import { namedError } from './plain-error.ts';

/** Makes a nonce of what the browser's sheet gave, and completes the sheet with success or failure. */
export async function tokenizeResponse(
  response: PaymentResponse,
  configuration: unknown,
): Promise<JsonRecord> {
  const isCard = response.methodName === BASIC_CARD;
  try {
    if (!isCard && response.methodName !== GOOGLE_PAY) {
      const reason = new Error(`${response.methodName} is not a supported payment method.`);
      throw namedError(METHOD_UNSUPPORTED, reason);
    }
    const payload = isCard
      ? // The browser answers the basic card method with these members.
        await tokenizeCard(response.details as BasicCard, configuration)
      : readGoogle(response.details);
    await response.complete('success');
    return withRaw(payload, response, isCard);
  } catch (error) {
    await response.complete('fail').catch(() => undefined);
    throw error;
  }
}

async function tokenizeCard(card: BasicCard, configuration: unknown): Promise<JsonRecord> {
  const { body } = await request(trustedConfiguration(configuration), {
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { _meta: { source: 'payment-request' }, creditCard: cardBody(card) },
  });
  return firstOf(recordOf(body)['creditCards']);
}

function readGoogle(details: unknown): JsonRecord {
  let answer;
  try {
    answer = readGoogleAnswer(details);
  } catch (error) {
    throw namedError(GOOGLE_PARSING_FAILED, error);
  }
  const payload = paymentIn(answer);
  if (!payload) throw namedError(GOOGLE_TOKENIZATION_FAILED, answer.error ?? 'no payment method');
  return payload;
}

/** What merchants get: of a card's details they never see more than name and address. */
function withRaw(
  { nonce, type, description, details, binData }: JsonRecord,
  response: PaymentResponse,
  isCard: boolean,
): JsonRecord {
  const { cardType, lastFour, lastTwo } = recordOf(details);
  const raw = recordOf(plain(response));
  const { billingAddress, cardholderName } = recordOf(raw['details']);
  const rawPaymentResponse = isCard
    ? { ...raw, details: { billingAddress, cardholderName } }
    : { ...raw, details: googleDetails(raw['details']) };
  return {
    nonce,
    type,
    description,
    details: { rawPaymentResponse, cardType, lastFour, lastTwo },
    binData,
  };
}

/** The details without the token, which is worth the nonce. */
function googleDetails(details: unknown): JsonRecord {
  const { paymentMethodToken: _, paymentMethodData, ...rest } = recordOf(details);
  const { tokenizationData: __, ...data } = recordOf(paymentMethodData);
  return { ...rest, ...(paymentMethodData !== undefined && { paymentMethodData: data }) };
}
