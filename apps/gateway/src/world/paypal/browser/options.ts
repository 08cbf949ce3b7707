/** What PayPal hands to `onApprove`; `tokenizePayment` takes it as it is. */
export interface Approved {
  orderID: string | null;
  payerID: string;
  paymentID: string | null;
  paymentToken: string;
  billingToken: string | null;
  paymentSource: string;
}

type Told = Readonly<Record<string, unknown>>;
type Answer = unknown;

/** How a merchant refuses or takes what a payer chose. */
interface ShippingActions {
  resolve: () => void;
  reject: (reason?: unknown) => void;
}

/** What merchants give to `paypal.Buttons`. */
export interface ButtonOptions {
  createOrder?: (told: { paymentSource: string }) => Promise<string> | string;
  createBillingAgreement?: (told: { paymentSource: string }) => Promise<string> | string;
  onApprove?: (approved: Approved, actions: object) => Answer;
  onCancel?: (told: Told) => Answer;
  onError?: (error: unknown) => Answer;
  onInit?: (told: Told, actions: { enable: () => void; disable: () => void }) => Answer;
  onClick?: (told: Told, actions: { resolve: () => boolean; reject: () => boolean }) => Answer;
  onShippingChange?: (told: Told, actions: ShippingActions) => Answer;
  onShippingAddressChange?: (told: Told, actions: ShippingActions) => Answer;
  onShippingOptionsChange?: (told: Told, actions: ShippingActions) => Answer;
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
