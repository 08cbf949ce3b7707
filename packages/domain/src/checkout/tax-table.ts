import { provinceAuthorities, usAuthorities } from './tax-authorities.ts';

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

const usSource =
  'Tax Foundation, State and Local Sales Tax Rates, 2025; shipping: Avalara, Sales tax on shipping by state';
const caSource =
  'Canada Revenue Agency, GST/HST rates by province; TaxTips.ca, Sales tax rates 2026';

type UsRates = [percent: number, shipping?: 'shipping', change?: Change];

/** What has become of a rate since the common source was written. */
type Change = Pick<TaxRegion, 'source' | 'asOf'>;

const districtOfColumbia: Change = {
  source:
    'KPMG, This Week in State Tax, December 15, 2025: 6 percent through September 30, 2026, then 7; shipping: Avalara, Sales tax on shipping by state',
  asOf: '2026-10-01',
};

/** A state's own rate with what it adds everywhere; counties and cities may add more, which we do not know. */
function us(code: string, name: string, ...[percent, shipping, change]: UsRates): TaxRegion {
  return {
    country: 'US',
    code,
    name,
    rates: percent === 0 ? [] : [{ name: `${name} sales tax`, percent }],
    isShippingTaxed: shipping === 'shipping',
    source: usSource,
    authority: usAuthorities[code] ?? '',
    asOf: '2025-01-01',
    ...change,
  };
}

type ProvinceRates = [
  rates: readonly (readonly [name: string, percent: number])[],
  provincialSource?: string,
];

function ca(code: string, name: string, ...[rates, provincialSource]: ProvinceRates): TaxRegion {
  return {
    country: 'CA',
    code,
    name,
    rates: rates.map(([taxName, percent]) => ({ name: taxName, percent })),
    isShippingTaxed: true,
    authority: ['canada.ca/gst-hst', provinceAuthorities[code] ?? ''].join(' ').trim(),
    source: provincialSource === undefined ? caSource : `${caSource}; ${provincialSource}`,
    asOf: '2026-01-01',
  };
}

const gst = ['GST', 5] as const;

/** Every state, the District of Columbia, and every province and territory of Canada. */
export const taxTable: readonly TaxRegion[] = [
  us('AL', 'Alabama', 4),
  us('AK', 'Alaska', 0),
  us('AZ', 'Arizona', 5.6),
  us('AR', 'Arkansas', 6.5, 'shipping'),
  us('CA', 'California', 7.25),
  us('CO', 'Colorado', 2.9),
  us('CT', 'Connecticut', 6.35, 'shipping'),
  us('DE', 'Delaware', 0),
  us('DC', 'District of Columbia', 7, 'shipping', districtOfColumbia),
  us('FL', 'Florida', 6),
  us('GA', 'Georgia', 4, 'shipping'),
  us('HI', 'Hawaii', 4, 'shipping'),
  us('ID', 'Idaho', 6),
  us('IL', 'Illinois', 6.25),
  us('IN', 'Indiana', 7, 'shipping'),
  us('IA', 'Iowa', 6),
  us('KS', 'Kansas', 6.5),
  us('KY', 'Kentucky', 6, 'shipping'),
  us('LA', 'Louisiana', 5),
  us('ME', 'Maine', 5.5),
  us('MD', 'Maryland', 6),
  us('MA', 'Massachusetts', 6.25),
  us('MI', 'Michigan', 6),
  us('MN', 'Minnesota', 6.875, 'shipping'),
  us('MS', 'Mississippi', 7, 'shipping'),
  us('MO', 'Missouri', 4.225),
  us('MT', 'Montana', 0),
  us('NE', 'Nebraska', 5.5, 'shipping'),
  us('NV', 'Nevada', 6.85),
  us('NH', 'New Hampshire', 0),
  us('NJ', 'New Jersey', 6.625, 'shipping'),
  us('NM', 'New Mexico', 4.875, 'shipping'),
  us('NY', 'New York', 4, 'shipping'),
  us('NC', 'North Carolina', 4.75, 'shipping'),
  us('ND', 'North Dakota', 5, 'shipping'),
  us('OH', 'Ohio', 5.75, 'shipping'),
  us('OK', 'Oklahoma', 4.5),
  us('OR', 'Oregon', 0),
  us('PA', 'Pennsylvania', 6, 'shipping'),
  us('RI', 'Rhode Island', 7, 'shipping'),
  us('SC', 'South Carolina', 6, 'shipping'),
  us('SD', 'South Dakota', 4.2, 'shipping'),
  us('TN', 'Tennessee', 7, 'shipping'),
  us('TX', 'Texas', 6.25, 'shipping'),
  us('UT', 'Utah', 6.1),
  us('VT', 'Vermont', 6, 'shipping'),
  us('VA', 'Virginia', 5.3),
  us('WA', 'Washington', 6.5, 'shipping'),
  us('WV', 'West Virginia', 6, 'shipping'),
  us('WI', 'Wisconsin', 5, 'shipping'),
  us('WY', 'Wyoming', 4),
  ca('AB', 'Alberta', [gst]),
  ca('BC', 'British Columbia', [gst, ['PST', 7]], 'Province of British Columbia, PST'),
  ca('MB', 'Manitoba', [gst, ['RST', 7]], 'Manitoba Finance, Retail Sales Tax'),
  ca('NB', 'New Brunswick', [['HST', 15]]),
  ca('NL', 'Newfoundland and Labrador', [['HST', 15]]),
  ca('NT', 'Northwest Territories', [gst]),
  ca('NS', 'Nova Scotia', [['HST', 14]]),
  ca('NU', 'Nunavut', [gst]),
  ca('ON', 'Ontario', [['HST', 13]]),
  ca('PE', 'Prince Edward Island', [['HST', 15]]),
  ca('QC', 'Quebec', [gst, ['QST', 9.975]], 'Revenu Québec, QST'),
  ca('SK', 'Saskatchewan', [gst, ['PST', 6]], 'Saskatchewan Finance, PST'),
  ca('YT', 'Yukon', [gst]),
];
