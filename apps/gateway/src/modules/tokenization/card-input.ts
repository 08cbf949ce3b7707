import { z } from 'zod';

/** Text of a form; numbers are taken, too, as some integrations send them. */
const text = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(255));

const optional = text.nullish().transform((value) => value ?? undefined);

const addressKeys = [
  'company',
  'countryCodeAlpha2',
  'countryCodeAlpha3',
  'countryCodeNumeric',
  'countryName',
  'extendedAddress',
  'firstName',
  'lastName',
  'locality',
  'phoneNumber',
  'postalCode',
  'region',
  'streetAddress',
] as const;

/** What is not an address's is dropped; so are parts that are empty. */
const address = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => {
    const parts = addressKeys.flatMap((key) => {
      const part = text.safeParse(given?.[key]);
      return part.success && part.data !== '' ? [[key, part.data] as const] : [];
    });
    return parts.length === 0 ? undefined : Object.fromEntries(parts);
  });

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
      number: number?.replaceAll(/[\s-]/g, ''),
      expirationMonth: (card.expirationMonth ?? month)?.trim(),
      expirationYear: (card.expirationYear ?? year)?.trim(),
    };
  });

export type CardInput = z.output<typeof cardInput>;
