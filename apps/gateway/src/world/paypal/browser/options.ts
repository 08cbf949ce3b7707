/** What PayPal hands to `onApprove`; `tokenizePayment` takes it as it is. */
export interface Approved {
  orderID: string;
  payerID: string;
  paymentID: string | null;
  paymentToken: string;
  billingToken: string | null;
  paymentSource: string;
}

type Details = Readonly<Record<string, unknown>>;
type Answer = unknown;

/** How a merchant refuses or takes what a payer chose. */
interface ShippingActions {
  resolve: () => void;
  reject: (reason?: unknown) => void;
}

/** What merchants give to `paypal.Buttons`. */
export interface ButtonOptions {
  createOrder?: (details: { paymentSource: string }) => Promise<string> | string;
  createBillingAgreement?: (details: { paymentSource: string }) => Promise<string> | string;
  onApprove?: (approved: Approved, actions: object) => Answer;
  onCancel?: (details: Details) => Answer;
  onError?: (error: unknown) => Answer;
  onInit?: (details: Details, actions: { enable: () => void; disable: () => void }) => Answer;
  onClick?: (
    details: Details,
    actions: { resolve: () => boolean; reject: () => boolean },
  ) => Answer;
  onShippingChange?: (details: Details, actions: ShippingActions) => Answer;
  onShippingAddressChange?: (details: Details, actions: ShippingActions) => Answer;
  onShippingOptionsChange?: (details: Details, actions: ShippingActions) => Answer;
  fundingSource?: string;
  style?: ButtonStyle;
}

/** How buttons look. */
export interface ButtonStyle {
  layout?: 'vertical' | 'horizontal';
  color?: 'gold' | 'blue' | 'silver' | 'white' | 'black';
  shape?: 'rect' | 'pill' | 'sharp';
  label?: 'paypal' | 'checkout' | 'buynow' | 'pay' | 'installment';
  /** Pixels, 25 to 55. */
  height?: number;
}
