import { z } from 'zod';
import { camelKey } from '../../http/camel-keys.ts';
import { addressFields, type Address } from '../addresses/address-fields.ts';

const addressKeys = Object.keys(addressFields.shape).map((snake) => ({
  snake,
  camel: camelKey(snake),
}));

/** Text of a form; numbers are taken, too, as some integrations send them. */
const text = z.union([z.string(), z.number()]).transform(String);

const optional = text.nullish().transform((value) => value ?? undefined);

/** What is not an address's is dropped; so are parts that are empty. */
const address = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given): z.input<typeof addressFields> | undefined => {
    const parts = addressKeys.flatMap(({ snake, camel }) => {
      const part = text.safeParse(given?.[camel]);
      return part.success && part.data !== '' ? [[snake, part.data] as const] : [];
    });
    return parts.length === 0 ? undefined : Object.fromEntries(parts);
  })
  .pipe(addressFields.optional());

/** A card as browsers send it, by REST and GraphQL alike, its keys in camel case. */
export const cardInput = z
  .object({
    number: optional,
    cvv: optional,
    expirationMonth: optional,
    expirationYear: optional,
    expirationDate: optional,
    cardholderName: optional,
    billingAddress: address,
    options: z.object({ validate: z.boolean().nullish() }).nullish(),
  })
  .transform(({ expirationDate, number, ...card }) => {
    const [month, year] = (expirationDate ?? '').split('/');
    return {
      ...card,
      expirationDate,
      number: number?.replaceAll(/[\s-]/g, ''),
      expirationMonth: (card.expirationMonth ?? month)?.trim(),
      expirationYear: (card.expirationYear ?? year)?.trim(),
    };
  });

export type GivenCard = z.output<typeof cardInput>;

/** A card whose address was read. */
export interface CardInput extends Omit<GivenCard, 'billingAddress'> {
  billingAddress: Address | undefined;
}
