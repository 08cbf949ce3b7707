import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { LineItem, TransactionFields } from './transaction-fields.ts';

/** What a request says of the order behind a payment; its answer repeats it by the names of the wire. */
export interface OrderDetails {
  purchaseOrderNumber: string | null;
  taxAmount: string | null;
  taxExempt: boolean;
  shippingAmount: string | null;
  discountAmount: string | null;
  shipsFromPostalCode: string | null;
  recurring: boolean;
  descriptor: { name: string | null; phone: string | null; url: string | null };
  lineItems: readonly Readonly<Record<string, string | undefined>>[];
}

const mostLineItems = 249;

export function readOrderDetails(
  fields: TransactionFields,
  errors: ValidationErrors,
): OrderDetails {
  const lineItems = fields.line_items ?? [];
  if (lineItems.length > mostLineItems) addError(errors, 'transaction.lineItems', '915157');
  return {
    purchaseOrderNumber: fields.purchase_order_number || null,
    taxAmount: fields.tax_amount || null,
    taxExempt: fields.tax_exempt ?? false,
    shippingAmount: fields.shipping_amount || null,
    discountAmount: fields.discount_amount || null,
    shipsFromPostalCode: fields.ships_from_postal_code || null,
    recurring: fields.transaction_source?.startsWith('recurring') ?? false,
    descriptor: {
      name: fields.descriptor?.name || null,
      phone: fields.descriptor?.phone || null,
      url: fields.descriptor?.url || null,
    },
    lineItems: lineItems.map(lineItemOf),
  };
}

function lineItemOf(item: LineItem) {
  return {
    kind: item.kind,
    name: item.name,
    quantity: item.quantity,
    unitAmount: item.unit_amount,
    totalAmount: item.total_amount,
    unitTaxAmount: item.unit_tax_amount,
    taxAmount: item.tax_amount,
    discountAmount: item.discount_amount,
    description: item.description,
    productCode: item.product_code,
    commodityCode: item.commodity_code,
    unitOfMeasure: item.unit_of_measure,
    url: item.url,
  };
}
