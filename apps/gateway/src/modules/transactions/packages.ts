import { xmlList, type XmlValue } from '../../xml/xml-value.ts';
import type { OrderDetails } from './order-details.ts';

/** A package on its way to the buyer. */
export interface Package {
  id: string;
  carrier: string;
  trackingNumber: string;
}

/** The wallet gives a package its own number some time later; the sandbox never does. */
export function presentPackages({ packages = [] }: OrderDetails): XmlValue {
  return xmlList(
    'shipment',
    packages.map((one) => ({ ...one, paypalTrackingId: null, paypalTrackerId: null })),
  );
}
