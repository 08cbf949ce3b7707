import type { JsonRecord } from '../../protocol/json.ts';
import type {
  ThreeDSecureAdditionalInformation,
  ThreeDSecureBillingAddress,
  ThreeDSecureShippingAddress,
  ThreeDSecureVerifyOptions,
} from '../../types/three-d-secure.ts';
import type { Style } from './style.ts';

/** What goes along as it was given, when it was. */
const passed = [
  'accountType',
  'challengeRequested',
  'requestedExemptionType',
  'customFields',
  'dataOnlyRequested',
  'exemptionRequested',
  'requestVisaDAF',
  'bin',
  'merchantName',
] as const;

/** The body of a lookup, but for what the client and the card network add. */
export function lookupRequest(options: ThreeDSecureVerifyOptions, style: Style): JsonRecord {
  const body: Record<string, unknown> = {
    amount: options.amount,
    ...(options.collectDeviceData === true && browserData()),
  };
  if (style === 'legacy') return { ...body, ...customerOf(options) };
  for (const option of passed) if (options[option]) body[option] = options[option];
  const cardAddOption = options.cardAddChallengeRequested ?? options.cardAdd;
  return {
    ...body,
    ...(cardAddOption != null && { cardAdd: cardAddOption }),
    additionalInfo: additionalInfo(options),
  };
}

/** What this browser is, for the issuer. */
function browserData(): JsonRecord {
  return {
    browserColorDepth: screen.colorDepth,
    browserJavaEnabled: navigator.javaEnabled(),
    browserJavascriptEnabled: true,
    browserLanguage: navigator.language,
    browserScreenHeight: screen.height,
    browserScreenWidth: screen.width,
    browserTimeZone: new Date().getTimezoneOffset(),
    deviceChannel: 'Browser',
  };
}

function additionalInfo(options: ThreeDSecureVerifyOptions): JsonRecord {
  const { billingAddress, email, mobilePhoneNumber, additionalInformation } = options;
  const { shippingAddress, ...rest }: ThreeDSecureAdditionalInformation =
    additionalInformation ?? {};
  const { givenName, surname, phoneNumber } = billingAddress ?? {};
  return {
    ...rest,
    ...(billingAddress && {
      ...lines('billing', billingAddress),
      billingPhoneNumber: phoneNumber,
      billingGivenName: givenName,
      billingSurname: surname,
    }),
    ...(shippingAddress ? lines('shipping', shippingAddress) : emptied(shippingAddress)),
    ...(email && { email }),
    ...(mobilePhoneNumber && { mobilePhoneNumber }),
  };
}

/** What is there and empty stays. */
function emptied(shippingAddress: unknown): JsonRecord {
  return shippingAddress === undefined ? {} : { shippingAddress };
}

function lines(
  whose: 'billing' | 'shipping',
  address: ThreeDSecureBillingAddress | ThreeDSecureShippingAddress,
): JsonRecord {
  return {
    [`${whose}Line1`]: address.streetAddress,
    [`${whose}Line2`]: address.extendedAddress,
    [`${whose}Line3`]: address.line3,
    [`${whose}City`]: address.locality,
    [`${whose}State`]: address.region,
    [`${whose}PostalCode`]: address.postalCode,
    [`${whose}CountryCode`]: address.countryCodeAlpha2,
  };
}

/** The first version's names for the parts of an address; those of the second are accepted, too. */
function customerOf({ customer }: ThreeDSecureVerifyOptions): JsonRecord {
  const address = customer?.billingAddress;
  if (!customer || !address) return customer ? { customer } : {};
  const { streetAddress, extendedAddress, locality, region, countryCodeAlpha2, ...rest } = address;
  const billingAddress = {
    ...rest,
    ...(streetAddress !== undefined && { line1: streetAddress }),
    ...(extendedAddress !== undefined && { line2: extendedAddress }),
    ...(locality !== undefined && { city: locality }),
    ...(region !== undefined && { state: region }),
    ...(countryCodeAlpha2 !== undefined && { countryCode: countryCodeAlpha2 }),
  };
  return { customer: { ...customer, billingAddress } };
}
