import { at, type Difference, within } from './difference.ts';

/** Differences in the client and in fields of cards. */
export const cardDifferences: readonly Difference[] = [
  {
    published: 'messages of errors in the provider’s words',
    ours: 'our own, where programs rely on none; codes and types are the same',
    because: 'Code and type are the contract. Texts were not copied; each code has a page.',
    fits: at(
      /^notes\..*(rejected|threw|gave\.all\.0|gave\.0\.0|gave\.0|error|originalError)\.message$/,
    ),
  },
  {
    published: 'a field says whether it is valid',
    ours: '`message`, too: what is wrong, in the language of the form',
    because: 'So that no shop has to write "Please complete this field." in 24 languages.',
    fits: at(/\.fields\.\w+\.message$/),
  },
  {
    published: 'a `sandbox_…` key leads to the provider’s sandbox',
    ours: 'to the gateway that served the script, or the one of `configure`',
    because:
      'A sandbox of one’s own works offline. Production keys and client tokens lead to where they did.',
    fits: at(/^requests\.calls\.\d+\.host$|gatewayConfiguration\.graphQL\.url$/),
  },
  {
    published: 'a GET says `Content-Type: application/json`',
    ours: 'it says none',
    because: 'There is no body, and without it the call needs no preflight.',
    fits: ({ path, published, ours }) =>
      /^requests\.calls\.\d+\.contentType$/.test(path) && published !== null && ours === null,
  },
  {
    published: '`create()` without an argument throws a TypeError',
    ours: 'it rejects with `INSTANTIATION_OPTION_REQUIRED`, as `create({})` does',
    because: 'A function that gives a promise should not throw.',
    fits: at(/^notes\.no argument\.(threw|rejected)$/),
  },
  {
    published: 'a timeout is repeated, then reported as `CLIENT_GATEWAY_NETWORK` with status 500',
    ours: '`CLIENT_REQUEST_TIMEOUT` with status -1, not repeated',
    because: 'The catalog has the code; a second wait would double the time asked for.',
    fits: within(/nobody answers/, /^notes\.too late|^requests\.calls/),
  },
  {
    published: 'a key of an environment that there is not is never answered',
    ours: 'the gateway is asked: `CLIENT_AUTHORIZATION_INVALID`',
    because: 'A promise has to end.',
    fits: within(/environment that there is not/, /^notes\.|^requests\.calls/),
  },
  {
    published: 'a GraphQL answer without card or configuration leaves the promise pending for ever',
    ours: '`CLIENT_GATEWAY_NETWORK`',
    because: 'A promise has to end.',
    fits: ({ path }) => /^notes\.no card\.(isPending|rejected)$/.test(path),
  },
  {
    published: '`authorization` is in the configuration of a client, not on the client',
    ours: 'in both places',
    because: 'The published declarations promise it on the client.',
    fits: at(/^notes\.authorization\.gave$/),
  },
  {
    published: 'the configuration names features of components that are not here (`venmo: "off"`)',
    ours: 'it does not',
    because: 'Nothing here reads them.',
    fits: at(/gatewayConfiguration\.venmo$/),
  },
  {
    published: '`client.getConfiguration` goes on working after teardown',
    ours: 'it throws `METHOD_CALLED_AFTER_TEARDOWN` as every other method',
    because: 'Every method of the SDK does so.',
    fits: at(/^notes\.getConfiguration after teardown\.(gave|threw)$/),
  },
  {
    published: 'some errors say nothing of their cause',
    ours: '`details.originalError` has it',
    because: 'It helps, and nobody who does not look sees it.',
    fits: ({ path, published }) =>
      published === undefined && /\.details(\.originalError)?$/.test(path),
  },
  {
    published: 'a client token without an address asks the merchant’s own page for a configuration',
    ours: '`CLIENT_INVALID_AUTHORIZATION`',
    because: 'The token can lead nowhere.',
    fits: at(/^notes\.btoa\("\{\}"\)/),
  },
  {
    published: 'methods of its own making are visible: `hasListener`, `initialize`',
    ours: 'they are not there; the client module has `configure`',
    because:
      'They are in no documentation and no declaration; `configure` says where the gateway is.',
    fits: within(/public face/, /^notes\.(fields|methods|module client)\.gave/),
  },
  {
    published: 'before anything is typed, `getState().cards` also has patterns, lengths and gaps',
    ours: 'brand, name and security code, as the declarations say',
    because: 'The frames know the numbers of brands; the page need not.',
    fits: at(/\.cards\.\d+\.(patterns|lengths|gaps)/),
  },
  {
    published: 'frames have `allowtransparency` and `scrolling`',
    ours: 'they have not',
    because: 'Attributes that no longer mean anything, or that the frame’s style sheet replaces.',
    fits: within(/one frame in each container/, /\.attributes$/),
  },
  {
    published: '`debug` has no effect beside `authorization`',
    ours: 'readable frames and client script',
    because: 'As documented.',
    fits: within(/without the client script, debug/, /^notes\.(frames|scripts)/),
  },
  {
    published: 'teardown leaves its slot and its clearing element in a shadow root',
    ours: 'it leaves nothing',
    because: 'Whoever mounts again finds an empty container.',
    fits: within(/shadow root/, /^notes\.left\.gave\.0$/),
  },
  {
    published:
      'Fraudnet is loaded once for a page, and counts for the next data collector even if it failed',
    ours: 'each data collector loads it',
    because: 'After teardown, or a failure, the id would stand for nothing collected.',
    fits: within(
      /^reports what is missing$|under three names/,
      /^notes\.Kount alone\.gave|^requests\.collectors/,
    ),
  },
  {
    published:
      'a GraphQL call that nobody answers goes over REST at once; 408 is repeated more often',
    ours: 'every call is repeated once, then cards and configuration go over REST',
    because: 'One rule for all calls.',
    fits: within(
      /falls back to REST|answered with 408|GraphQL is broken/,
      /^requests\.|^notes\.broken line\.gave\._httpStatus$/,
    ),
  },
  {
    published:
      '`hostedFields.create` with an `authorization` resolves before it is known to be good; `tokenize` then fails',
    ours: '`create` rejects',
    because: 'A form that cannot take a card should not be shown.',
    fits: within(/authorization that is none|client script that does not come/, /^notes\./),
  },
  {
    published: 'with an `authorization` and no fields at all, a client is made',
    ours: 'none',
    because: 'What is wrong at once needs no call.',
    fits: within(/create refuses what/, /^requests\.analytics\.web\.custom\.client\.load\./),
  },
  {
    published: 'a `create` that ran out of time leaves its frames on the page',
    ours: 'it leaves nothing',
    because: 'Whoever tries again finds the containers free.',
    fits: within(/frames that never come/, /^notes\.left/),
  },
  {
    published: 'a configuration that is text rejects with a TypeError',
    ours: '`CLIENT_MISSING_GATEWAY_CONFIGURATION`',
    because: 'Every failure has a code.',
    fits: within(/configuration that is none/, /^notes\.text\.rejected/),
  },
  {
    published: 'a validation error of GraphQL without a place has no `fieldErrors`',
    ours: 'an empty list',
    because: 'As every other error.',
    fits: within(/VALIDATION|by GraphQL/, /originalError\.fieldErrors$/),
  },
  {
    published: 'its components send no analytics on a client of another make',
    ours: 'they do',
    because:
      'It uses a method of its own client that no documentation has; the events are ours to send.',
    fits: within(/without the client script, debug/, /^requests\.analytics/),
  },
];
