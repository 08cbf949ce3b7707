import { asLoose } from './settings.ts';

/** The part of the gateway's answer that merchants get. */
export function payloadOf(body: unknown): Readonly<Record<string, unknown>> {
  const card = asLoose(asLoose(asLoose(body)['creditCards'])['0']);
  const { nonce, details, description, type, binData, authenticationInsight } = card;
  const { bin, cardType, expirationMonth, expirationYear, cardholderName, lastFour, lastTwo } =
    asLoose(details);
  return {
    nonce,
    details: { bin, cardType, expirationMonth, expirationYear, cardholderName, lastFour, lastTwo },
    description,
    type,
    binData,
    ...(authenticationInsight ? { authenticationInsight } : {}),
  };
}
