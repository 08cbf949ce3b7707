import { orderPayable } from './modules/orders/order-payable.ts';
import { linkPayable } from './modules/payment-links/link-payable.ts';
import type { PayablePorts } from './modules/payments/payable.ts';

/** Everything that can be paid; payments knows each by its port alone. */
export const payables: PayablePorts = { order: orderPayable, link: linkPayable };
