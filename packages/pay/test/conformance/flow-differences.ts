import { at, type Difference, within } from './difference.ts';

/** Differences in all that asks a bank, a wallet or an issuer. */
export const flowDifferences: readonly Difference[] = [
  {
    published:
      'null or nothing instead of options, and a client that is none, are TypeErrors in places',
    ours: 'an error with a code',
    because: 'Every failure has a code.',
    fits: within(/^null, nothing or an empty object/, /^(notes|requests\.(calls|analytics))\./),
  },
  {
    published: 'an option of another kind than text is a TypeError where it is compared',
    ours: 'an error with a code',
    because: 'Every failure has a code.',
    fits: within(/another kind: paypalCheckout/, /^notes\.1\d updatePayment\.|inconsistent/),
  },
  {
    published: 'a local payment without a type is one that has its own page',
    ours: 'the type is what is missing',
    because: 'Without a type there is no way to pay.',
    fits: within(/another kind: localPayment/, /^notes\.2 startPayment\.rejected\.details$/),
  },
  {
    published: 'a payment whose merchant takes no notice of it is created, and then fails',
    ours: 'it fails, by the same code, before any call',
    because: 'Nobody would know which payment it was.',
    fits: within(/another kind: localPayment/, /^requests\.(calls\.3|analytics\.web\.mbway)/),
  },
  {
    published: '3-D Secure does not set the network up again where that has failed',
    ours: 'it does for the next card, and reports it again',
    because: 'A line that was broken once may be whole by then.',
    fits: within(
      /set-up throws|script is broken off/,
      /^requests\.analytics\.web\.three-d-secure\.cardinal-sdk\./,
    ),
  },
  {
    published: '`createPayment` asks the gateway about a shipping option without a currency',
    ours: 'it is refused before any call, as `updatePayment` does',
    because: 'Nobody can know what it costs.',
    fits: within(
      /^a shipping option without a currency/,
      /^requests\.(calls|analytics\.web\.paypal-checkout\.createPayment)/,
    ),
  },
  {
    published: 'Masterpass leads back to an address without parameters',
    ours: 'it names merchant and window',
    because:
      'The page there knows whom to notify even where a browser has taken the window’s name away.',
    fits: at(/body\.requestToken\.callbackUrl$/),
  },
  {
    published: 'preferred payment methods have no `teardown`',
    ours: 'they have one',
    because: 'Whoever takes components away with a page need not know which of them can be.',
    fits: within(/offer first/, /^notes\.public face/),
  },
  {
    published: 'PayPal’s window sends the intent `capture` as it is',
    ours: 'it sends `sale`',
    because: 'PayPal Checkout does the same.',
    fits: within(/approves a payment, then an agreement/, /\.intent$/),
  },
  {
    published: 'PayPal’s window has an agreement kept whatever `vault` says',
    ours: '`vault: false` has it not kept',
    because: 'PayPal Checkout has the same option.',
    fits: within(/^an agreement is kept/, /^requests\.calls\.4\.body\..*\.validate$/),
  },
  {
    published: 'return addresses of windows name the window',
    ours: 'they name the merchant as well, and those of SEPA and PayPal the page to come back to',
    because:
      'The page there knows whose it is, and has a way back where the merchant’s page was left for it.',
    fits: at(/^requests\.calls\.\d+\.body\.(returnUrl|cancelUrl|return_url|cancel_url)$/),
  },
  {
    published: 'a local payment that its merchant closes notifies nobody',
    ours: 'the event `start-payment.closed.by-merchant`',
    because: 'Its event is lost by a slip of the pen.',
    fits: at(/^requests\.analytics\.web\.\w+\.local-payment\.start-payment\.closed\.by-merchant$/),
  },
  {
    published: '`wasCanceled=false` in an address, which its own page writes, is a cancellation',
    ours: 'it is not: what failed is `LOCAL_PAYMENT_START_PAYMENT_FAILED`',
    because: 'The word says no.',
    fits: within(/leads back to$/, /^notes\.(not canceled, as text|tokenizes errorcode)/),
  },
  {
    published: 'SEPA keeps to itself what went wrong underneath',
    ours: '`originalError` has it, beside `details`, which names the step',
    because: 'It helps, and nobody who does not look sees it.',
    fits: at(/\.rejected\.originalError$/),
  },
  {
    published: 'PayPal Checkout forgets a billing token that no `createPayment` of its own made',
    ours: 'it is tokenized',
    because: 'An agreement may have been made by the merchant’s server.',
    fits: within(
      /the flow failed/,
      /^requests\.calls\.\d+\.body\.paypalAccount\.(unilateral|billingAgreementToken)$/,
    ),
  },
  {
    published: 'how an app’s browser ends has analytics events of its own (`…-popupbridge`)',
    ours: 'those of a window; that it was opened by an app is reported when it opens',
    because: 'Both belong to one session; what happened is reported once.',
    fits: within(/opens the wallet$/, /^requests\.analytics\.web\.paypal\.tokenization\./),
  },
  {
    published:
      'a window that is closed because PayPal refused the payment reports one `closed.by-user`',
    ours: 'nothing is reported: its user closed nothing',
    because: 'The event counts people who give up.',
    fits: within(
      /^reports what is missing of a flow, and what the gateway refuses$/,
      /^requests\.analytics\.web\.paypal\.tokenization\.closed\.by-user$/,
    ),
  },
];
