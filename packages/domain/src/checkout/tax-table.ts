import table from './tax-table.json' with { type: 'json' };

/** One tax that is added to an order, its rate in percent with up to three decimal places. */
export interface TaxRate {
  name: string;
  percent: number;
}

/** What a state or province takes, and where that is written. */
export interface TaxRegion {
  country: 'US' | 'CA';
  code: string;
  name: string;
  rates: readonly TaxRate[];
  /** Shipping that stands on a line of its own is taxed like the goods. */
  isShippingTaxed: boolean;
  source: string;
  /** Whose own word counts, to be read before a shop relies on the row. */
  authority: string;
  /** The day the row was true, `YYYY-MM-DD`. */
  asOf: string;
}

const { US, CA } = table;

/** A state's own rate with what it adds everywhere; counties and cities may add more, which we do not know. */
const states = US.regions.map(
  ({ percent, source = US.source, asOf = US.asOf, ...state }): TaxRegion => ({
    ...state,
    country: 'US',
    rates: percent === 0 ? [] : [{ name: `${state.name} sales tax`, percent }],
    source,
    asOf,
  }),
);

const provinces = CA.regions.map((province): TaxRegion => ({
  ...province,
  country: 'CA',
  isShippingTaxed: true,
  asOf: CA.asOf,
}));

/** Every state, the District of Columbia, and every province and territory of Canada. */
export const taxTable: readonly TaxRegion[] = [...states, ...provinces];
