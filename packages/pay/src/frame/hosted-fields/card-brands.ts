import { type CardNetwork, initialCards } from '../../protocol/hosted-fields-cards.ts';

/** A card network and how its numbers look. */
export interface CardBrand extends CardNetwork {
  /** Possible numbers of digits, ascending. */
  lengths: number[];
  /** Digits after which a gap stands. */
  gaps: number[];
  /** Beginnings of its numbers, in the order they are tried. */
  prefixes: [from: string, to: string][];
}

/** One line for each network: lengths | gaps | beginnings of numbers. */
const table = `16,18,19|4,8,12|4
16|4,8,12|51-55,2221-2229,223-229,23-26,270-271,2720
15|4,10|34,37
14,16,19|4,10|300-305,36,38,39
16,19|4,8,12|6011,644-649,65
16,17,18,19|4,8,12|2131,1800,3528-3589
14,15,16,17,18,19|4,8,12|620,62100-62182,62184-62187,62185-62197,62200-62205,622010-622999,622018,62207-62209,623-626,6270,6272,6276,627700-627779,627781-627799,6282-6289,6291,6292,810,8110-8131,8132-8151,8152-8163,8164-8171
12,13,14,15,16,17,18,19|4,8,12|493698,500000-504174,504176-506698,506779-508999,56-59,63,67,6
16|4,8,12|401178,401179,438935,457631,457632,431274,451416,457393,504175,506699-506778,509000-509999,627780,636297,636368,650031-650033,650035-650051,650405-650439,650485-650538,650541-650598,650700-650718,650720-650727,650901-650978,651652-651679,655000-655019,655021-655058
16,17,18,19|4,8,12|2200-2204
16|4,8,12|637095,63737423,63743358,637568,637599,637609,637612
16|4,8,12|606282`;

/** Every network that the fields know, in the order of the public API. */
export const cardBrands: readonly CardBrand[] = initialCards().map((network, place) => {
  const [lengths = '', gaps = '', prefixes = ''] = table.split('\n')[place]?.split('|') ?? [];
  return {
    ...network,
    lengths: lengths.split(',').map(Number),
    gaps: gaps.split(',').map(Number),
    prefixes: prefixes.split(',').map((range) => {
      const [from = '', to = from] = range.split('-');
      return [from, to];
    }),
  };
});

/**
 * The networks that a number beginning with these digits may belong to: all of them while nothing is
 * typed, the one with the longest matching beginning once each candidate's is complete.
 */
export function brandsOf(digits: string): readonly CardBrand[] {
  if (digits === '') return cardBrands;
  const candidates = cardBrands.flatMap((brand) => {
    const length = matchedLength(brand, digits);
    return length === undefined ? [] : [{ brand, length }];
  });
  if (candidates.some(({ length }) => length === 0)) return candidates.map(({ brand }) => brand);
  const longest = Math.max(...candidates.map(({ length }) => length));
  return candidates
    .filter(({ length }) => length === longest)
    .map(({ brand }) => brand)
    .slice(0, 1);
}

/** Digits of the first beginning that matches; 0 while only a part of it is typed. */
function matchedLength(brand: CardBrand, digits: string): number | undefined {
  for (const [from, to] of brand.prefixes) {
    const typed = digits.slice(0, from.length);
    const isWithin = typed >= from.slice(0, typed.length) && typed <= to.slice(0, typed.length);
    if (isWithin) return typed.length === from.length ? from.length : 0;
  }
  return undefined;
}
