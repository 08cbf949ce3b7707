import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { ComponentType } from 'react';
import { CardPanel } from './card-panel.tsx';
import { LocalPanel } from './local-panel.tsx';
import type { MethodPanelProps } from './pay-subject.ts';
import { SepaPanel } from './sepa-panel.tsx';

/** What each way to pay shows below its name. */
export const methodPanels: Record<PayMethodId, ComponentType<MethodPanelProps>> = {
  card: CardPanel,
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
