import type { PageOptions } from '../page.ts';
import type { Shop } from '../shop.ts';
import { slowDown } from './windows.ts';

export const area = 'local payment';
export const page: PageOptions = { components: ['client', 'local-payment'] };

/** A component in `payment`, and the options of an ordinary payment in `ideal`. */
export async function open(shop: Shop): Promise<void> {
  await slowDown(shop);
  await shop.run(`window.payment = keep('localPayment',
    await braintree.localPayment.create({ authorization: AUTH }));
    window.ideal = { paymentType: 'ideal', paymentTypeCountryCode: 'NL', amount: '25.00',
      currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries', email: 'anna@example.com',
      phone: '123', address: { streetAddress: 'Keizersgracht 1', extendedAddress: '2', locality: 'Amsterdam',
        region: 'NH', postalCode: '1015 CJ', countryCode: 'NL' }, displayName: 'Shop',
      shippingAddressRequired: true, windowOptions: { width: 800, height: 600 }, bic: 'ABNANL2A',
      fallback: { url: location.origin + '/back', buttonText: 'Back', cancelUrl: location.origin + '/cancel',
        cancelButtonText: 'Not paid' },
      onPaymentStart: (data, start) => { log.push({ type: 'started', data: Object.keys(data) }); start?.(); } };
    window.without = (name, options) =>
      Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));`);
}

export const start = (more = '') => `payment.startPayment({ ...ideal, ${more} })`;
