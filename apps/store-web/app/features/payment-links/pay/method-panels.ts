import type { PayableLink, PayLink } from '@albumen/contract/endpoints/payment-links';
import type { LinkMethodId } from '@albumen/contract/payment-links/link-methods';
import type { ComponentType } from 'react';
import { CardPanel } from './card-panel.tsx';

/** What stands in place of the money, or the sentence that says why there is none. */
export type TakePayment = () => Promise<PayLink['payment'] | { message: string }>;

export interface MethodPanelProps {
  link: PayableLink;
  /** Called with the function once this method can be used, with null when it can't any more. */
  onReady: (take: TakePayment | null) => void;
}

/** What each way to pay shows below its name. A new one joins here and in the contract's list. */
export const methodPanels: Record<LinkMethodId, ComponentType<MethodPanelProps>> = {
  card: CardPanel,
};
