import { priceOf, type SheetRequest, type ShippingChoice, type TransactionInfo } from './wire.ts';

/** A request as merchants write it: one interface holds what is of both versions of Google's API. */
export interface PaymentDataRequest {
  apiVersion?: unknown;
  allowedPaymentMethods?: unknown;
  transactionInfo?: TransactionInfo;
  emailRequired?: boolean;
  shippingAddressRequired?: boolean;
  shippingAddressParameters?: { allowedCountryCodes?: string[] };
  shippingOptionRequired?: boolean;
  shippingOptionParameters?: {
    shippingOptions?: ShippingChoice['options'];
    defaultSelectedOptionId?: string;
  };
  callbackIntents?: string[];
  cardRequirements?: { allowedCardNetworks?: string[]; billingAddressRequired?: boolean };
  paymentMethodTokenizationParameters?: { parameters?: Record<string, unknown> };
}

interface CardMethod {
  type?: unknown;
  parameters?: {
    allowedAuthMethods?: string[];
    allowedCardNetworks?: string[];
    billingAddressRequired?: boolean;
  };
  tokenizationSpecification?: { type?: unknown; parameters?: Record<string, unknown> };
}

/** What Google rejects with. */
export interface PaymentsError {
  statusCode: 'CANCELED' | 'DEVELOPER_ERROR' | 'INTERNAL_ERROR';
  statusMessage?: string;
}

export function developerError(statusMessage: string): PaymentsError {
  return { statusCode: 'DEVELOPER_ERROR', statusMessage };
}

/** The cards that a request takes. Throws a `PaymentsError` where it says nothing of them. */
export function cardsAsked(
  request: PaymentDataRequest,
): Pick<SheetRequest, 'version' | 'networks' | 'authMethods'> & { method: CardMethod } {
  const { apiVersion = 1, allowedPaymentMethods } = request ?? {};
  if (!Array.isArray(allowedPaymentMethods)) {
    throw developerError('allowedPaymentMethods must be set.');
  }
  if (apiVersion === 2) {
    // The merchant page's own list, as the type of a request has it; the check above lost that.
    const method = (allowedPaymentMethods as CardMethod[]).find(({ type }) => type === 'CARD');
    const { allowedAuthMethods: authMethods, allowedCardNetworks: networks } =
      method?.parameters ?? {};
    if (!method || !authMethods?.length || !networks?.length) {
      throw developerError('A CARD needs allowedAuthMethods and allowedCardNetworks.');
    }
    return { version: 2, authMethods, networks, method };
  }
  const authMethods = [
    ...(allowedPaymentMethods.includes('CARD') ? ['PAN_ONLY'] : []),
    ...(allowedPaymentMethods.includes('TOKENIZED_CARD') ? ['CRYPTOGRAM_3DS'] : []),
  ];
  const networks = request.cardRequirements?.allowedCardNetworks ?? [];
  const { parameters } = request.paymentMethodTokenizationParameters ?? {};
  const method = {
    parameters: {
      billingAddressRequired: request.cardRequirements?.billingAddressRequired === true,
    },
    tokenizationSpecification: { type: 'PAYMENT_GATEWAY', ...(parameters && { parameters }) },
  };
  return { version: 1, authMethods, networks, method };
}

/** All of it. Throws a `PaymentsError` for what no sheet can be made of. */
export function readRequest(request: PaymentDataRequest): SheetRequest {
  const { method, ...cards } = cardsAsked(request);
  const { type, parameters } = method.tokenizationSpecification ?? {};
  if (type !== 'PAYMENT_GATEWAY' || parameters?.['gateway'] !== 'braintree') {
    throw developerError('This sandbox tokenizes for the gateway braintree alone.');
  }
  const { transactionInfo, callbackIntents = [] } = request;
  if (!transactionInfo?.currencyCode || !transactionInfo.totalPriceStatus) {
    throw developerError('transactionInfo needs currencyCode and totalPriceStatus.');
  }
  const { shippingOptions: options, defaultSelectedOptionId } =
    request.shippingOptionParameters ?? {};
  return {
    ...cards,
    parameters,
    isEmailAsked: request.emailRequired === true,
    isBillingAddressAsked: method.parameters?.billingAddressRequired === true,
    isShippingAddressAsked: request.shippingAddressRequired === true,
    shippingCountries: request.shippingAddressParameters?.allowedCountryCodes,
    shipping:
      request.shippingOptionRequired && options
        ? { options, ...(defaultSelectedOptionId !== undefined && { defaultSelectedOptionId }) }
        : undefined,
    price: priceOf(transactionInfo),
    asksFirst: {
      address: callbackIntents.includes('SHIPPING_ADDRESS'),
      option: callbackIntents.includes('SHIPPING_OPTION'),
      payment: callbackIntents.includes('PAYMENT_AUTHORIZATION'),
    },
  };
}
