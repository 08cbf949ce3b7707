/**
 * Every exported type of the published declarations beside ours of the same name. What the SDK gives
 * must fit where theirs was expected; what it takes must accept what theirs accepted (but for clients,
 * which come from `create`). Type-checked
 * only; the test that does so also checks that no exported name is missing here.
 */
import type * as OurCore from '../../src/core.ts';
import type * as TheirCore from 'braintree-web/core';
import type * as OurClient from '../../src/types/client.ts';
import type * as TheirClient from 'braintree-web/client';
import type * as OurDataCollector from '../../src/types/data-collector.ts';
import type * as TheirDataCollector from 'braintree-web/data-collector';
import type * as OurHostedFields from '../../src/types/hosted-fields.ts';
import type * as TheirHostedFields from 'braintree-web/hosted-fields';
import type * as OurLocalPayment from '../../src/types/local-payment.ts';
import type * as TheirLocalPayment from 'braintree-web/local-payment';
import type * as OurPaypal from '../../src/types/paypal.ts';
import type * as TheirPaypal from 'braintree-web/paypal';
import type * as OurPaypalCheckout from '../../src/types/paypal-checkout.ts';
import type * as TheirPaypalCheckout from 'braintree-web/paypal-checkout';
import type * as OurThreeDSecure from '../../src/types/three-d-secure.ts';
import type * as TheirThreeDSecure from 'braintree-web/three-d-secure';
import type * as OurGooglePayment from '../../src/types/google-payment.ts';
import type * as TheirGooglePayment from 'braintree-web/google-payment';

/** Compiles only when `Given` fits where `Wanted` is expected. */
type Fits<Given extends Wanted, Wanted> = [Given, Wanted];

/** What the SDK gives. */
export type Given = [
  Fits<OurCore.BraintreeErrorTypes, TheirCore.BraintreeErrorTypes>,
  Fits<OurCore.BraintreeError, TheirCore.BraintreeError>,
  Fits<OurClient.ClientAnalyticsMetadata, TheirClient.ClientAnalyticsMetadata>,
  Fits<OurClient.Configuration, TheirClient.Configuration>,
  Fits<OurClient.Client, TheirClient.Client>,
  Fits<OurDataCollector.DataCollector, TheirDataCollector.DataCollector>,
  Fits<OurDataCollector.DataCollectorDeferred, TheirDataCollector.DataCollectorDeferred>,
  Fits<OurHostedFields.HostedFieldsBinPayload, TheirHostedFields.HostedFieldsBinPayload>,
  Fits<OurHostedFields.HostedFieldsCardCode, TheirHostedFields.HostedFieldsCardCode>,
  Fits<
    OurHostedFields.HostedFieldsHostedFieldsCard,
    TheirHostedFields.HostedFieldsHostedFieldsCard
  >,
  Fits<
    OurHostedFields.HostedFieldsHostedFieldsFieldData,
    TheirHostedFields.HostedFieldsHostedFieldsFieldData
  >,
  Fits<
    OurHostedFields.HostedFieldsHostedFieldsFieldName,
    TheirHostedFields.HostedFieldsHostedFieldsFieldName
  >,
  Fits<OurHostedFields.HostedFieldsFieldDataFields, TheirHostedFields.HostedFieldsFieldDataFields>,
  Fits<OurHostedFields.HostedFieldsState, TheirHostedFields.HostedFieldsState>,
  Fits<OurHostedFields.HostedFieldsEvent, TheirHostedFields.HostedFieldsEvent>,
  Fits<OurHostedFields.HostedFieldsStateObject, TheirHostedFields.HostedFieldsStateObject>,
  Fits<OurHostedFields.HostedFieldsEventTypeMap, TheirHostedFields.HostedFieldsEventTypeMap>,
  Fits<OurHostedFields.HostedFieldEventType, TheirHostedFields.HostedFieldEventType>,
  Fits<OurHostedFields.HostedFieldsAccountDetails, TheirHostedFields.HostedFieldsAccountDetails>,
  Fits<OurHostedFields.HostedFieldsTokenizeValues, TheirHostedFields.HostedFieldsTokenizeValues>,
  Fits<OurHostedFields.HostedFieldsBinData, TheirHostedFields.HostedFieldsBinData>,
  Fits<OurHostedFields.HostedFieldsTokenizePayload, TheirHostedFields.HostedFieldsTokenizePayload>,
  Fits<OurHostedFields.HostedFields, TheirHostedFields.HostedFields>,
  Fits<OurLocalPayment.LocalPaymentTokenizePayload, TheirLocalPayment.LocalPaymentTokenizePayload>,
  Fits<OurLocalPayment.LocalPaymentStartData, TheirLocalPayment.LocalPaymentStartData>,
  Fits<OurLocalPayment.LocalPayment, TheirLocalPayment.LocalPayment>,
  Fits<OurPaypal.PayPalTokenizeReturn, TheirPaypal.PayPalTokenizeReturn>,
  Fits<OurPaypal.PayPalBillingAddress, TheirPaypal.PayPalBillingAddress>,
  Fits<OurPaypal.PayPalAccountDetails, TheirPaypal.PayPalAccountDetails>,
  Fits<OurPaypal.PayPalTokenizePayload, TheirPaypal.PayPalTokenizePayload>,
  Fits<OurPaypal.PayPal, TheirPaypal.PayPal>,
  Fits<
    OurPaypalCheckout.PayPalCheckoutUpdatePaymentServerDataReturn,
    TheirPaypalCheckout.PayPalCheckoutUpdatePaymentServerDataReturn
  >,
  Fits<OurPaypalCheckout.PayPalCheckout, TheirPaypalCheckout.PayPalCheckout>,
  Fits<OurThreeDSecure.ThreeDSecureAccountDetails, TheirThreeDSecure.ThreeDSecureAccountDetails>,
  Fits<OurThreeDSecure.ThreeDSecureBinData, TheirThreeDSecure.ThreeDSecureBinData>,
  Fits<OurThreeDSecure.ThreeDSecureInfo, TheirThreeDSecure.ThreeDSecureInfo>,
  Fits<OurThreeDSecure.ThreeDSecureVerifyPayload, TheirThreeDSecure.ThreeDSecureVerifyPayload>,
  Fits<
    OurThreeDSecure.ThreeDSecureVerificationData,
    TheirThreeDSecure.ThreeDSecureVerificationData
  >,
  Fits<OurThreeDSecure.ThreeDSecureEvent, TheirThreeDSecure.ThreeDSecureEvent>,
  Fits<OurThreeDSecure.ThreeDSecure, TheirThreeDSecure.ThreeDSecure>,
  Fits<
    OurGooglePayment.GooglePaymentTokenizeValues,
    TheirGooglePayment.GooglePaymentTokenizeValues
  >,
  Fits<OurGooglePayment.GooglePaymentDetails, TheirGooglePayment.GooglePaymentDetails>,
  Fits<
    OurGooglePayment.GooglePaymentTokenizePayload,
    TheirGooglePayment.GooglePaymentTokenizePayload
  >,
  Fits<OurGooglePayment.GooglePayment, TheirGooglePayment.GooglePayment>,
  Fits<OurGooglePayment.GooglePaymentDeferred, TheirGooglePayment.GooglePaymentDeferred>,
];

/** What the SDK accepts. */
export type Accepted = [
  Fits<TheirClient.CreditCardInfo, OurClient.CreditCardInfo>,
  Fits<TheirHostedFields.HostedFieldsFieldMaskInput, OurHostedFields.HostedFieldsFieldMaskInput>,
  Fits<
    TheirHostedFields.HostedFieldsFieldSupportedCardBrands,
    OurHostedFields.HostedFieldsFieldSupportedCardBrands
  >,
  Fits<TheirHostedFields.HostedFieldsField, OurHostedFields.HostedFieldsField>,
  Fits<TheirHostedFields.HostedFieldFieldOptions, OurHostedFields.HostedFieldFieldOptions>,
  Fits<TheirHostedFields.HostedFieldAttributeName, OurHostedFields.HostedFieldAttributeName>,
  Fits<TheirHostedFields.HostedFieldAttributeOptions, OurHostedFields.HostedFieldAttributeOptions>,
  Fits<TheirHostedFields.HostedFieldMessageOptions, OurHostedFields.HostedFieldMessageOptions>,
  Fits<TheirHostedFields.HostedFieldsBillingAddress, OurHostedFields.HostedFieldsBillingAddress>,
  Fits<TheirHostedFields.TokenizationFields, OurHostedFields.TokenizationFields>,
  Fits<TheirLocalPayment.LocalPaymentTypes, OurLocalPayment.LocalPaymentTypes>,
  Fits<TheirLocalPayment.LocalPaymentAddress, OurLocalPayment.LocalPaymentAddress>,
  Fits<TheirLocalPayment.LocalPaymentFallback, OurLocalPayment.LocalPaymentFallback>,
  Fits<
    TheirLocalPayment.LocalPaymentStartPaymentOptions,
    OurLocalPayment.LocalPaymentStartPaymentOptions
  >,
  Fits<TheirLocalPayment.LocalPaymentTokenizeOptions, OurLocalPayment.LocalPaymentTokenizeOptions>,
  Fits<
    Omit<TheirLocalPayment.LocalPaymentCreateOptions, 'client'>,
    OurLocalPayment.LocalPaymentCreateOptions
  >,
  Fits<TheirPaypal.PayPalShippingAddress, OurPaypal.PayPalShippingAddress>,
  Fits<
    TheirPaypalCheckout.PayPalCheckoutCreatePaymentOptions,
    OurPaypalCheckout.PayPalCheckoutCreatePaymentOptions
  >,
  Fits<
    TheirPaypalCheckout.PayPalCheckoutTokenizationOptions,
    OurPaypalCheckout.PayPalCheckoutTokenizationOptions
  >,
  Fits<
    TheirPaypalCheckout.PayPalCheckoutLoadPayPalSDKOptions,
    OurPaypalCheckout.PayPalCheckoutLoadPayPalSDKOptions
  >,
  Fits<
    TheirPaypalCheckout.PayPalCheckoutUpdatePaymentOptions,
    OurPaypalCheckout.PayPalCheckoutUpdatePaymentOptions
  >,
  Fits<TheirThreeDSecure.ThreeDSecureBillingAddress, OurThreeDSecure.ThreeDSecureBillingAddress>,
  Fits<TheirThreeDSecure.ThreeDSecureShippingAddress, OurThreeDSecure.ThreeDSecureShippingAddress>,
  Fits<
    TheirThreeDSecure.ThreeDSecureAdditionalInformation,
    OurThreeDSecure.ThreeDSecureAdditionalInformation
  >,
  Fits<TheirThreeDSecure.ThreeDSecureVerifyOptions, OurThreeDSecure.ThreeDSecureVerifyOptions>,
  Fits<
    TheirThreeDSecure.ThreeDSecureCardinalSDKConfig,
    OurThreeDSecure.ThreeDSecureCardinalSDKConfig
  >,
  Fits<
    Omit<TheirThreeDSecure.ThreeDSecureCreateOptions, 'client'>,
    OurThreeDSecure.ThreeDSecureCreateOptions
  >,
];

/** Callbacks, both ways. */
export type Called = [
  Fits<OurCore.callback<string>, TheirCore.callback<string>>,
  Fits<TheirCore.callback<string>, OurCore.callback<string>>,
];
