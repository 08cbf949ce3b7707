import { xmlList, type XmlObject, xmlOf } from '../../xml/xml-value.ts';
import { presentKeptAddress } from '../addresses/address.presenter.ts';
import { presentInternationalPhone } from '../addresses/international-phone.ts';
import type { KeptAddress } from '../addresses/addresses.service.ts';
import { presentPaymentMethod } from '../payment-methods/payment-method.presenter.ts';
import type { PaymentMethod } from '../payment-methods/payment-methods.service.ts';
import { paymentKinds } from '../vault/payment-kinds.ts';
import type { Customer } from '../customers/customers.service.ts';

export interface WholeCustomer {
  customer: Customer;
  addresses: readonly KeptAddress[];
  methods: readonly PaymentMethod[];
  /** The merchant's time. */
  now: Date;
}

/** A customer with everything that is kept of him. */
export function presentCustomer({ customer, addresses, methods, now }: WholeCustomer): XmlObject {
  const lists = Object.fromEntries(
    Object.entries(paymentKinds).map(([type, { root, list }]) => {
      const own = methods.filter((method) => method.type === type);
      const presented = own.map((method) => presentPaymentMethod(method, { addresses, now }));
      return [list, xmlList(root, presented)];
    }),
  );
  return {
    id: customer.id,
    globalId: Buffer.from(`customer_${customer.id}`).toString('base64url'),
    merchantId: customer.merchantId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    email: customer.email,
    phone: customer.phone,
    ...presentInternationalPhone(customer),
    fax: customer.fax,
    website: customer.website,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    customFields: xmlOf(customer.customFields),
    addresses: xmlList('address', addresses.map(presentKeptAddress)),
    ...lists,
  };
}
