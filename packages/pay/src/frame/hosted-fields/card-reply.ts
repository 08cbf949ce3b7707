import { type JsonRecord, firstOf, recordOf } from '../../protocol/json.ts';

/** The part of the gateway's answer that merchants get. */
export function payloadOf(body: unknown): JsonRecord {
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
