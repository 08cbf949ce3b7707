import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  INSTANTIATION_OPTION_REQUIRED: {
    when: '`create` was called without an option that it cannot do without; the message names it.',
    remedy:
      'Give `client` or `authorization` (and `fields` to hosted fields). When the SDK is bundled and the key is a sandbox key, call `configure({ gatewayUrl })` first.',
  },
  INCOMPATIBLE_VERSIONS: {
    when: 'The client and the component are of different generations, mostly because two scripts of different versions are on the page.',
    remedy: 'Load all scripts from the same versioned folder, or update the package as a whole.',
  },
  METHOD_CALLED_AFTER_TEARDOWN: {
    when: 'A method was called on a component that was torn down, `teardown` itself included. It is thrown at once, not given to a promise.',
    remedy: 'Create the component anew, and drop references when you tear it down.',
  },
  COMPONENT_NOT_AVAILABLE: {
    when: '`create` was called on a component that the published SDK has and this one has not, such as `venmo` or `applePay`.',
    remedy: 'Offer a way to pay that is here, or leave this component out for this gateway.',
  },
  CLIENT_SCRIPT_FAILED_TO_LOAD: {
    when: 'A component was created from an authorization, the client script was not on the page and could not be loaded.',
    remedy:
      'Check the network and the Content-Security-Policy (`script-src` must allow the gateway), or put `client.min.js` on the page yourself.',
  },
  PAY_SCRIPT_NOT_LOADED: {
    when: '`loadPay`, or the React bindings, could not have a script of the gateway; the message says why.',
    remedy:
      'Start the gateway, give the `release` of the package that the page is built with, and let the Content-Security-Policy allow the gateway (`script-src`, `connect-src`, `frame-src`).',
  },
  INVALID_USE_OF_INTERNAL_FUNCTION: {
    when: 'A function that components use among themselves was called by something else. This SDK keeps them out of reach and does not raise it; the code is kept for programs that know it.',
    remedy: 'Call only what the declarations name.',
  },
  FRAME_SERVICE_FRAME_CLOSED: {
    when: 'The window of a flow was closed before the flow ended.',
    remedy:
      "Mostly seen as the component's own code, such as `PAYPAL_POPUP_CLOSED`. Let the customer start again.",
  },
  FRAME_SERVICE_FRAME_OPEN_FAILED: {
    when: 'The browser did not open the window of a flow.',
    remedy: 'Start the flow directly in a click, without anything asynchronous before it.',
  },
};
