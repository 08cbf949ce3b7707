import { recordOf } from '../../protocol/json.ts';

/** Networks that the merchant takes; undefined while the configuration is not known. */
export function brandsIn(configuration: unknown): string[] | undefined {
  if (configuration === undefined) return undefined;
  const { creditCards } = recordOf(recordOf(configuration)['gatewayConfiguration']);
  const { supportedCardTypes } = recordOf(creditCards);
  return Array.isArray(supportedCardTypes) ? supportedCardTypes.map(String) : [];
}
