import { z } from 'zod';
import { wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { checkIndustry, industryFields } from './industry.ts';
import type { installmentsField } from './installments.ts';
import type { Package } from './packages.ts';
import { lineItemFields, readLineItems, type LineItem } from './line-items.ts';

/** What a request says of the order behind a payment; its answer repeats it by the names of the wire. */
export interface OrderDetails {
  purchaseOrderNumber: string | null;
  taxAmount: string | null;
  taxExempt: boolean;
  shippingAmount: string | null;
  shippingTaxAmount: string | null;
  discountAmount: string | null;
  serviceFeeAmount: string | null;
  foreignRetailer: boolean;
  shipsFromPostalCode: string | null;
  recurring: boolean;
  surchargeAmount?: string | null;
  /** Why no proof of its payer was asked for. */
  scaExemptionRequested?: string | null;
  /** What was sent to the buyer so far. */
  packages?: readonly Package[];
  /** Absent on a sale that is paid at once. */
  installmentCount?: number;
  descriptor: { name: string | null; phone: string | null; url: string | null };
  lineItems: readonly LineItem[];
}

/** The fields of a request that say it, when it is made or submitted for settlement. */
export const orderDetailShape = {
  purchase_order_number: wireText,
  tax_amount: wireText,
  tax_exempt: wireFlag,
  shipping_amount: wireText,
  shipping_tax_amount: wireText,
  discount_amount: wireText,
  service_fee_amount: wireText,
  foreign_retailer: wireFlag,
  ships_from_postal_code: wireText,
  recurring: wireFlag,
  transaction_source: wireText,
  industry: industryFields,
  descriptor: wireObject({ name: wireText, phone: wireText, url: wireText }),
  line_items: z.array(lineItemFields).nullish(),
} satisfies z.ZodRawShape;

const fields = z.object(orderDetailShape);
type Fields = z.output<typeof fields>;

export function readOrderDetails(
  { installments, ...given }: Fields & { installments?: z.output<typeof installmentsField> },
  errors: ValidationErrors,
): OrderDetails {
  const known = installments
    ? { ...nothingSaid, installmentCount: installments.count }
    : nothingSaid;
  return changedDetails(known, given, errors);
}

const nothingSaid: OrderDetails = {
  purchaseOrderNumber: null,
  taxAmount: null,
  taxExempt: false,
  shippingAmount: null,
  shippingTaxAmount: null,
  discountAmount: null,
  serviceFeeAmount: null,
  foreignRetailer: false,
  shipsFromPostalCode: null,
  recurring: false,
  descriptor: { name: null, phone: null, url: null },
  lineItems: [],
};

/** What is known of the order with what a later request says of it. */
export function changedDetails(
  known: OrderDetails,
  given: Fields,
  errors: ValidationErrors,
): OrderDetails {
  checkLevels(given, errors);
  checkDescriptor(given.descriptor, errors);
  checkIndustry(given.industry, errors);
  return {
    ...known,
    purchaseOrderNumber: changed(known.purchaseOrderNumber, given.purchase_order_number),
    taxAmount: changed(known.taxAmount, given.tax_amount),
    taxExempt: given.tax_exempt ?? known.taxExempt,
    shippingAmount: changed(known.shippingAmount, given.shipping_amount),
    shippingTaxAmount: changed(known.shippingTaxAmount, given.shipping_tax_amount),
    discountAmount: changed(known.discountAmount, given.discount_amount),
    serviceFeeAmount: changed(known.serviceFeeAmount, given.service_fee_amount),
    foreignRetailer: given.foreign_retailer ?? known.foreignRetailer,
    shipsFromPostalCode: changed(known.shipsFromPostalCode, given.ships_from_postal_code),
    recurring: isRecurring(given) ?? known.recurring,
    descriptor: {
      name: changed(known.descriptor.name, given.descriptor?.name),
      phone: changed(known.descriptor.phone, given.descriptor?.phone),
      url: changed(known.descriptor.url, given.descriptor?.url),
    },
    lineItems: given.line_items ? readLineItems(given.line_items, errors) : known.lineItems,
  };
}

function changed(known: string | null, given: string | undefined): string | null {
  return given === undefined ? known : given || null;
}

function isRecurring({ recurring, transaction_source: source }: Fields): boolean | undefined {
  return source ? source.startsWith('recurring') : recurring;
}

/** What is paid for by corporate cards says more of the order, in words that their networks take. */
function checkLevels(given: Fields, errors: ValidationErrors): void {
  const { purchase_order_number: number = '', ships_from_postal_code: code = '' } = given;
  const place = 'transaction';
  if (number.length > 17) addError(errors, `${place}.purchaseOrderNumber`, '91537');
  else if (!/^[ -~]*$/.test(number)) addError(errors, `${place}.purchaseOrderNumber`, '91548');
  if (code.length > 10) addError(errors, `${place}.shipsFromPostalCode`, '915165');
  else if (!/^[A-Za-z0-9 -]*$/.test(code)) {
    addError(errors, `${place}.shipsFromPostalCode`, '915167');
  }
}

/** Business and product as a statement shows them: `AAA*product`, three, seven or twelve before it. */
const descriptorName = /^(?=.{1,22}$)(.{3}\*.{1,18}|.{7}\*.{1,14}|.{12}\*.{1,9})$/;
const descriptorPhone = /^[0-9().-]{10,14}$/;

function checkDescriptor(given: Fields['descriptor'], errors: ValidationErrors): void {
  const { name, phone, url } = given ?? {};
  const place = 'transaction.descriptor';
  if (name && !descriptorName.test(name)) addError(errors, `${place}.name`, '92201');
  if (phone && !isPhone(phone)) addError(errors, `${place}.phone`, '92202');
  if (url && url.length > 13) addError(errors, `${place}.url`, '92206');
}

function isPhone(text: string): boolean {
  return descriptorPhone.test(text) && text.replaceAll(/\D/g, '').length === 10;
}
