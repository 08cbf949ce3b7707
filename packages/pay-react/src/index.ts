export { PayProvider, type PayProviderProps } from './lib/pay-provider.tsx';
export { usePay, type Pay } from './lib/pay-context.ts';
export { HostedFieldsProvider, type HostedFieldsProviderProps } from './lib/fields-provider.tsx';
export { CardForm, type CardFormProps } from './lib/card-form.tsx';
export type { CardFormLabels } from './lib/card-form-words.ts';
export type { CardPayload, TokenizeOptions, VerifyOptions } from './lib/tokenize-verified.ts';
export { useHostedFields, type CardFields } from './lib/fields-context.ts';
export {
  CardholderName,
  CardNumber,
  Cvv,
  ExpirationDate,
  ExpirationMonth,
  ExpirationYear,
  HostedField,
  PostalCode,
  type FieldData,
  type FieldProps,
  type HostedFieldProps,
} from './lib/field.tsx';
export {
  useThreeDSecure,
  type CardVerification,
  type ThreeDSecureProps,
} from './lib/use-three-d-secure.ts';
export {
  useLocalPayment,
  type LocalPaymentLook,
  type LocalPayments,
} from './lib/use-local-payment.ts';
export { useMasterpass, type MasterpassWallet } from './lib/use-masterpass.ts';
export {
  usePayPalCheckout,
  type PayPalCheckoutBinding,
  type PayPalCheckoutLook,
} from './lib/use-paypal-checkout.ts';
export { PayPalButtons, type PayPalButtonsProps } from './lib/paypal-buttons.tsx';
export type {
  PayPalButtonStyle,
  PayPalShippingActions,
  PayPalShippingChange,
} from './lib/paypal-page.ts';
export {
  usePreferredPaymentMethods,
  type PreferredMethods,
} from './lib/use-preferred-payment-methods.ts';
export { usePayPal, type PayPalLook, type PayPalWallets } from './lib/use-paypal.ts';
export { useSepa, type SepaAccounts, type SepaLook } from './lib/use-sepa.ts';
export { GooglePayButton, type GooglePayButtonProps } from './lib/google-pay-button.tsx';
export {
  GooglePayError,
  useGooglePay,
  type GooglePay,
  type GooglePayLook,
  type GooglePayOrder,
} from './lib/use-google-pay.ts';
export {
  usePaymentRequest,
  type BrowserPayments,
  type PaymentRequestLook,
} from './lib/use-payment-request.ts';
export { useDeviceData, type ReadDeviceData } from './lib/use-device-data.ts';
export { PayFailure } from './lib/pay-failure.ts';
export { isPayError } from './lib/is-pay-error.ts';
export { PayLoadError, type Integrity, type PayModules, type Release } from './lib/load-module.ts';
export type { FieldEvent, FieldEventType } from './lib/follow-events.ts';
