const logos = 'https://assets.braintreegateway.com/payment_method_logo';

/** Where the provider has a picture of a brand: `American Express` is `american_express.png`. */
export function logoOf(brand: string): string {
  const name = brand.toLowerCase().replaceAll(/[^a-z]+/g, '_');
  return `${logos}/${name}.png?environment=sandbox`;
}
