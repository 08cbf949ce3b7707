import type { Scenario } from '../scenario.ts';
import { brandScenarios } from './brands.ts';
import { clientErrorScenarios } from './client-errors.ts';
import { clientScenarios } from './client.ts';
import { eventScenarios, lifeCycleScenarios } from './fields-behaving.ts';
import { optionScenarios, stylingScenarios } from './fields-looks.ts';
import {
  accessibilityScenarios,
  cardholderScenarios,
  cspScenarios,
  cvvScenarios,
} from './fields-reading.ts';
import { fieldErrorScenarios } from './fields-refusals.ts';
import { tokenizationScenarios } from './fields-tokenizing.ts';
import { validationScenarios } from './fields-validation.ts';
import { googleScenarios, paymentRequestScenarios } from './google.ts';
import { localPaymentScenarios } from './local-payment.ts';
import { masterpassScenarios } from './masterpass.ts';
import { dataCollectorScenarios, preferredScenarios } from './other-components.ts';
import { nullScenarios } from './nulls.ts';
import { oddAnswerScenarios } from './odd-answers.ts';
import { oddGoogleScenarios } from './odd-google.ts';
import { oddOptionScenarios } from './odd-options.ts';
import { oddPaymentScenarios } from './odd-payments.ts';
import { oddPayPalScenarios } from './odd-paypal.ts';
import { oddSecureScenarios } from './odd-secure.ts';
import { paypalScenarios } from './paypal.ts';
import { paypalCheckoutScenarios } from './paypal-checkout.ts';
import { refusedWindowScenarios } from './refused-windows.ts';
import { sepaScenarios } from './sepa.ts';
import { canceledScenarios } from './three-d-secure-canceled.ts';
import { networkScenarios } from './three-d-secure-network.ts';
import { threeDSecureScenarios } from './three-d-secure.ts';
import { userAgentScenarios } from './user-agents.ts';

/** All scenarios, in the order of the compatibility table. */
export const scenarios: readonly Scenario[] = [
  ...clientScenarios,
  ...brandScenarios,
  ...clientErrorScenarios,
  ...accessibilityScenarios,
  ...cardholderScenarios,
  ...cspScenarios,
  ...cvvScenarios,
  ...eventScenarios,
  ...lifeCycleScenarios,
  ...stylingScenarios,
  ...tokenizationScenarios,
  ...validationScenarios,
  ...optionScenarios,
  ...fieldErrorScenarios,
  ...dataCollectorScenarios,
  ...preferredScenarios,
  ...threeDSecureScenarios,
  ...networkScenarios,
  ...canceledScenarios,
  ...googleScenarios,
  ...paymentRequestScenarios,
  ...localPaymentScenarios,
  ...masterpassScenarios,
  ...userAgentScenarios,
  ...paypalScenarios,
  ...paypalCheckoutScenarios,
  ...sepaScenarios,
  ...refusedWindowScenarios,
  ...nullScenarios,
  ...oddOptionScenarios,
  ...oddAnswerScenarios,
  ...oddPayPalScenarios,
  ...oddPaymentScenarios,
  ...oddSecureScenarios,
  ...oddGoogleScenarios,
];
