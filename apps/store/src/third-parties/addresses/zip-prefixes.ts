import prefixes from './zip-prefixes.json' with { type: 'json' };

/** Keys are the first three digits of a zip code, which say the state. */
const stateByPrefix = new Map(
  prefixes.ranges.flatMap(({ state, first, last }) => {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => [Number(first) + index, state] as const);
  }),
);

/** The state of a zip code, `undefined` where the postal service has none. */
export function stateOfZip(zip: string): string | undefined {
  return /^\d{5}/.test(zip) ? stateByPrefix.get(Number(zip.slice(0, 3))) : undefined;
}
