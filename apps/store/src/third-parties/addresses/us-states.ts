/** States by name and code, as people write them, to the two-letter code. */
const states =
  'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,' +
  'District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,' +
  'Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,' +
  'Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,' +
  'New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,' +
  'Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,' +
  'Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,' +
  'American Samoa AS,Guam GU,Northern Mariana Islands MP,Puerto Rico PR,Virgin Islands VI,' +
  'Federated States of Micronesia FM,Marshall Islands MH,Palau PW';

const codeByName = new Map(
  states.split(',').map((state) => [state.slice(0, -3).toUpperCase(), state.slice(-2)]),
);

/** `texas`, `TX` and ` tx ` are all `TX`; what is no state stays as it is, in capitals. */
export function stateCode(text: string): string {
  const name = text.trim().replaceAll('.', '').replaceAll(/\s+/g, ' ').toUpperCase();
  return codeByName.get(name) ?? name;
}

/** Armed Forces: Americas, Europe, Pacific. */
export const militaryStates: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Territories and the freely associated states that share the postal service. */
export const territories: ReadonlySet<string> = new Set([
  'AS',
  'GU',
  'MP',
  'PR',
  'VI',
  'FM',
  'MH',
  'PW',
]);
