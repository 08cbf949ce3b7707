import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { ComponentType } from 'react';
import { CardPanel } from './card-panel.tsx';
import { GooglePayPanel } from './google-pay-panel.tsx';
import { LocalPanel } from './local-panel.tsx';
import type { MethodPanelProps } from './payment-method.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import { SepaPanel } from './sepa-panel.tsx';

/** What each way to pay shows below its name. */
export const methodPanels: Record<PayMethodId, ComponentType<MethodPanelProps>> = {
  card: CardPanel,
  paypal: PayPalPanel,
  payLater: PayPalPanel,
  googlePay: GooglePayPanel,
  sepa: SepaPanel,
  bancomatpay: LocalPanel,
  bancontact: LocalPanel,
  blik: LocalPanel,
  eps: LocalPanel,
  giropay: LocalPanel,
  ideal: LocalPanel,
  mbway: LocalPanel,
  mybank: LocalPanel,
  p24: LocalPanel,
  pay_upon_invoice: LocalPanel,
  sofort: LocalPanel,
  trustly: LocalPanel,
};
