import type { Configuration } from '../../protocol/configuration.ts';
import { BASIC_CARD, GOOGLE_PAY } from '../../protocol/payment-request.ts';
import type {
  PaymentRequestCreateOptions,
  SupportedPaymentMethod,
} from '../../types/payment-request.ts';
import { defaultRequest } from '../google-payment/google-request.ts';

/** Keys are the names that merchants use: `basicCard`, `googlePay`. */
export type SupportedMethods = Readonly<Record<string, SupportedPaymentMethod>>;

/** The provider's own account with Google, through which the browser pays. */
const googleMerchantId = '18278000977346790994';

const networks: Readonly<Record<string, string>> = {
  Visa: 'visa',
  MasterCard: 'mastercard',
  'American Express': 'amex',
  'Diners Club': 'diners',
  Discover: 'discover',
  JCB: 'jcb',
  UnionPay: 'unionpay',
  Maestro: 'maestro',
};

/** What the merchant takes and this page has not switched off. */
export function supportedMethods(
  configuration: Configuration,
  { enabledPaymentMethods, googlePayVersion }: PaymentRequestCreateOptions,
): SupportedMethods {
  const { creditCards, androidPay } = configuration.gatewayConfiguration;
  const methods: Record<string, SupportedPaymentMethod> = {};
  const cardTypes = creditCards?.supportedCardTypes ?? [];
  if (enabledPaymentMethods?.basicCard !== false && cardTypes.length > 0) {
    const supportedNetworks = cardTypes.flatMap((brand) => networks[brand] ?? []);
    methods['basicCard'] = { supportedMethods: BASIC_CARD, data: { supportedNetworks } };
  }
  if (enabledPaymentMethods?.googlePay !== false && androidPay?.['enabled'] === true) {
    const version = Number(googlePayVersion) === 2 ? 2 : 1;
    const data = defaultRequest({ configuration, version, googleMerchantId });
    methods['googlePay'] = { supportedMethods: GOOGLE_PAY, data };
  }
  return methods;
}
