import { asLoose } from './settings.ts';

/** Networks that the merchant takes; undefined while the configuration is not known. */
export function brandsIn(configuration: unknown): string[] | undefined {
  if (configuration === undefined) return undefined;
  const { creditCards } = asLoose(asLoose(configuration)['gatewayConfiguration']);
  const { supportedCardTypes } = asLoose(creditCards);
  return Array.isArray(supportedCardTypes) ? supportedCardTypes.map(String) : [];
}
