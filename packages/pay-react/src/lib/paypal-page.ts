import type { PayPalCheckoutTokenizationOptions } from '@albumen/pay/paypal-checkout';

/** How PayPal's buttons look; what is left out is PayPal's choice. */
export interface PayPalButtonStyle {
  layout?: 'vertical' | 'horizontal';
  color?: 'gold' | 'blue' | 'silver' | 'white' | 'black';
  shape?: 'rect' | 'pill' | 'sharp';
  label?: 'paypal' | 'checkout' | 'buynow' | 'pay';
  /** Pixels, 25 to 55. */
  height?: number;
}

/** What PayPal reports when a payer chooses address or shipping, as far as `updatePayment` needs it. */
export interface PayPalShippingChange {
  paymentId: string;
  shipping_address?: { city: string; state: string; postal_code: string; country_code: string };
  selected_shipping_option?: { id: string; label: string; type: string };
}

/** Takes or refuses what a payer chose. */
export interface PayPalShippingActions {
  resolve: () => void;
  reject: (reason?: string) => void;
}

/** Options of PayPal's script for a stack of buttons. */
export interface PayPalButtonCalls {
  createOrder?: () => Promise<string>;
  createBillingAgreement?: () => Promise<string>;
  onApprove: (approved: PayPalCheckoutTokenizationOptions) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
  onShippingChange?: (
    change: PayPalShippingChange,
    actions: PayPalShippingActions,
  ) => Promise<void> | void;
  fundingSource?: string;
  style?: PayPalButtonStyle;
}

interface PayPalScript {
  Buttons: (calls: PayPalButtonCalls) => {
    isEligible(): boolean;
    render(place: HTMLElement): Promise<void>;
    close(): Promise<void>;
  };
}

/** What PayPal's script filled; undefined before it ran. */
export function payPalOnPage(): PayPalScript | undefined {
  const page: object = globalThis;
  return (page as { paypal?: PayPalScript }).paypal;
}
