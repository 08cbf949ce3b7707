/** The least that an American shop needs: one state's tax, one way to ship, one way to pay. */
export function initialStock(paymentCode: string): object {
  return {
    defaultLanguage: 'en',
    defaultZone: 'Americas',
    countries: [{ code: 'US', name: 'United States of America', zone: 'Americas' }],
    taxRates: [{ name: 'Standard', percentage: 8.25 }],
    shippingMethods: [{ name: 'Standard', price: 895 }],
    paymentMethods: [{ name: paymentCode, handler: { code: paymentCode, arguments: [] } }],
    collections: [],
  };
}

const columns = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

const prints = ['8x10', '11x14', '16x20'];

/** Made to order, so nothing is counted in a warehouse. */
export const productsCsv = [
  columns.join(','),
  ...prints.map((size, index) => {
    const price = String(20 * (index + 1));
    return [
      `Print ${size}`,
      `print-${size}`,
      '',
      '',
      '',
      '',
      '',
      size,
      price,
      'standard',
      '100',
      'false',
      '',
      '',
    ].join(',');
  }),
].join('\n');

/** Ids of what is sold, in the order of the file. */
export const variantIds: readonly string[] = prints.map((_, index) => String(index + 1));
