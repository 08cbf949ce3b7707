import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  THREEDS_NOT_ENABLED: {
    when: 'The merchant has no 3D Secure.',
    remedy: 'Enable it in the console.',
  },
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: {
    when: 'The client was made with a tokenization key.',
    remedy: 'Use a client token.',
  },
  THREEDS_HTTPS_REQUIRED: {
    when: 'The page is not served over https, in production.',
    remedy: 'Serve it over https.',
  },
  THREEDS_NOT_ENABLED_FOR_V2: {
    when: "The merchant's configuration lacks what version 2 needs.",
    remedy: 'Enable version 2 in the console.',
  },
  THREEDS_UNSUPPORTED_VERSION: {
    when: '`version` is missing.',
    remedy: 'Use `2`.',
  },
  THREEDS_UNRECOGNIZED_VERSION: {
    when: '`version` has no such value.',
    remedy: 'Use `2`, `2-bootstrap3-modal` or `2-inline-iframe`.',
  },
  THREEDS_CARDINAL_SDK_SETUP_FAILED: {
    when: "The challenge's script could not be set up.",
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: {
    when: "The challenge's script could not be loaded.",
    remedy: 'Check the network and `script-src`.',
  },
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: {
    when: 'The set-up took too long.',
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: {
    when: 'The challenge took too long.',
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_CARDINAL_SDK_BAD_CONFIG: {
    when: "The challenge's script refused its configuration.",
    remedy: 'Check `cardinalSDKConfig`.',
  },
  THREEDS_CARDINAL_SDK_BAD_JWT: {
    when: "The challenge's script refused its token.",
    remedy: 'Fetch a new client token.',
  },
  THREEDS_CARDINAL_SDK_ERROR: {
    when: 'The challenge failed; `details.originalError` has code and description.',
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_CARDINAL_SDK_CANCELED: {
    when: 'The customer canceled the challenge.',
    remedy: 'Let them start again.',
  },
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: {
    when: '`cancelVerifyCard` was called.',
    remedy: 'Nothing: it is what you asked for.',
  },
  THREEDS_AUTHENTICATION_IN_PROGRESS: {
    when: 'A verification runs already.',
    remedy: 'Wait for it, or call `cancelVerifyCard`.',
  },
  THREEDS_MISSING_VERIFY_CARD_OPTION: {
    when: 'A required option of `verifyCard` is missing; the message names it.',
    remedy: 'Give it.',
  },
  THREEDS_JWT_AUTHENTICATION_FAILED: {
    when: 'The challenge ended, and the gateway did not confirm it.',
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: {
    when: 'The gateway does not know the nonce, or it is used up (404).',
    remedy: 'Tokenize the card again.',
  },
  THREEDS_LOOKUP_VALIDATION_ERROR: {
    when: "The gateway refused the lookup's data (422).",
    remedy: 'Correct what `details.originalError` names.',
  },
  THREEDS_LOOKUP_ERROR: {
    when: 'The lookup failed otherwise.',
    remedy: 'Ask the customer to try again.',
  },
  THREEDS_INLINE_IFRAME_DETAILS_INCORRECT: {
    when: 'The inline frame came in a way that is not known.',
    remedy: 'Use another style.',
  },
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID: {
    when: '`requestedExemptionType` has no such value.',
    remedy: 'Use `low_value` or `transaction_risk_analysis`.',
  },
  THREEDS_NO_VERIFICATION_PAYLOAD: {
    when: '`cancelVerifyCard` was called before a lookup, or when nothing runs.',
    remedy: 'Call it only while `verifyCard` runs.',
  },
  THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN: {
    when: 'The address that the bank returns to is not on a verified domain.',
    remedy: 'Report it: the gateway made that address.',
  },
  THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED: {
    when: '`prepareLookup` was called in version 1, which has no card network.',
    remedy: 'Use version 2.',
  },
  UNKNOWN_AUTH_RESPONSE: {
    when: "The bank's answer is not known; the message is the server's.",
    remedy: 'Ask the customer to try again or to use another card.',
  },
};
