import { type Difference, within } from './difference.ts';

/** Differences in what nobody should write or answer, and somebody does. */
export const oddDifferences: readonly Difference[] = [
  {
    published: 'an answer without what it promises resolves without a nonce, or is a TypeError',
    ours: 'the error of the step: `PAYPAL_FLOW_FAILED`, `…_TOKENIZATION_FAILED`, `THREEDS_LOOKUP_ERROR`',
    because: 'A payload without a nonce pays nothing, and every failure has a code.',
    fits: within(
      /^an answer lacks what it promises/,
      /^notes\.1 \w+\.(gave|threw|rejected)|^requests\.analytics\.web\.[\w-]+\.(local-payment\.|verification-flow\.)?(tokenization\.)?(success|failed|lookup-failed|completed|3ds-version|challenge-presented|liability-shift)/,
    ),
  },
  {
    published: '`payerId` and `paymentId` of an approval are ignored',
    ours: 'they are read where `payerID` and `paymentID` are missing',
    because: 'The published declarations spell them so.',
    fits: within(/names that only the declarations/, /^requests\.calls\.1\.body\.paypalAccount\./),
  },
  {
    published: '`shippingOptionsId` of an approval is read and never sent',
    ours: 'it is sent',
    because: 'It is an option of the documentation.',
    fits: within(/names that only the declarations/, /\.shippingOptionsId$/),
  },
  {
    published: 'an approval’s intent `capture` is sent as it is',
    ours: '`sale`, as when the payment is created',
    because: 'One word for one thing in every call.',
    fits: within(/names that only the declarations/, /\.intent$/),
  },
  {
    published: 'PayPal’s script is asked for the intent `sale`',
    ours: '`capture`',
    because: 'PayPal’s script knows this word alone; the documentation promises the exchange.',
    fits: within(/words that it does not know/, /^requests\.calls\.1\.query\.intent$/),
  },
  {
    published: 'words of PayPal’s script travel as `components[]=…` and `locale=undefined`',
    ours: 'a list has commas, what is undefined is left out',
    because: 'PayPal reads lists with commas.',
    fits: within(/words that it does not know/, /^requests\.calls\.2\.query\./),
  },
  {
    published: 'the SDK’s session replaces a `data-client-metadata-id` of the merchant’s',
    ours: 'it stays, as `client-metadata-id` does',
    because: 'Either spelling is the merchant’s own.',
    fits: within(/words that it does not know/, /^notes\.3 .*clientMetadataId$/),
  },
  {
    published: 'a payment whose `onPaymentStart` rejects is pending for ever',
    ours: '`LOCAL_PAYMENT_START_PAYMENT_FAILED`',
    because: 'A promise has to end.',
    fits: within(/turns down never ends/, /^notes\./),
  },
  {
    published: 'SEPA ignores `address_line_1` and the other names of the wire',
    ours: 'both spellings are read',
    because: 'The documentation has the one, the gateway the other.',
    fits: within(/names of the address on the wire/, /\.address_line_1$/),
  },
  {
    published:
      'a bank leads to `returnUrl` itself, so that no window notices; ours refuses a foreign one',
    ours: 'to a page that notifies the window, and goes on to `returnUrl` where there is none',
    because: 'The option is in no documentation of the SDK; a window has to end.',
    fits: within(/page of the merchant’s own/, /^(notes|requests\.analytics)\./),
  },
  {
    published: '`verifyCard` needs `bin`, and a callback or listener for the lookup',
    ours: 'neither: nobody is asked, and what they would have given is left out',
    because: 'Who has nothing to say to a lookup need not say it.',
    fits: within(/nobody listens to the lookup|without its first digits/, /^(notes|requests)\./),
  },
  {
    published: 'an `onLookupComplete` that is no function keeps the card for ever',
    ours: 'it counts as none: the listener is asked',
    because: 'A promise has to end.',
    fits: within(/no function keeps a card/, /^(notes|requests)\./),
  },
  {
    published: 'an answer of Google’s without a payment reports success, then failure',
    ours: 'failure alone',
    because: 'It is one of the two.',
    fits: within(/Google’s answer has no payment/, /parseResponse\.succeeded/),
  },
  {
    published: 'a total price of 0 stays a number',
    ours: 'it is text, as every other',
    because: 'Google takes text alone.',
    fits: within(/total price of nothing/, /totalPrice$/),
  },
  {
    published: '`tokenizationSpecification: { type: "DIRECT" }` gets our parameters beside it',
    ours: 'what names a type is the merchant’s alone',
    because: 'No fingerprint of ours travels to another gateway.',
    fits: within(/without its parameters/, /tokenizationSpecification\.parameters$/),
  },
  {
    published:
      '`googlePayVersion` as text makes a request of the first version with this text in it',
    ours: 'it is read as the number',
    because: 'Google refuses the mixture.',
    fits: within(/version as text/, /^(notes|requests\.analytics)\./),
  },
  {
    published: '`threeDSecure.create` throws for a version that there is not, the first among them',
    ours: 'it rejects by the same code; the first version is there',
    because: 'A function that gives a promise should not throw.',
    fits: within(/versions that there are not/, /^(notes|requests\.analytics)\./),
  },
  {
    published:
      '`paypalCheckout.create` rejects an authorization that is none with an error of the browser’s',
    ours: 'it resolves as with every authorization; the first call rejects by `CLIENT_INVALID_AUTHORIZATION`',
    because: 'Every failure has a code.',
    fits: within(/authorizations that are none/, /^notes\./),
  },
  {
    published: '`on` and `off` of a payment request go on working after teardown',
    ours: 'they throw `METHOD_CALLED_AFTER_TEARDOWN` as every other method',
    because: 'Nothing would ever be heard.',
    fits: within(/request that was torn down/, /^notes\./),
  },
];
