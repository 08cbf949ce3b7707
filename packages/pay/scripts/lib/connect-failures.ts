/** One way in which a page fails to connect or to show its fields. */
export interface ConnectFailure {
  /** What is wrong, as the documentation says it. */
  cause: string;
  code: string;
  /** What the error names, in its message or its cause. */
  culprit: string;
  /** Only pages without React can do this. */
  isOfPlainPages?: boolean;
}

const ofFields = {
  noContainer: {
    cause: 'no element has the `container`’s selector, or the element is not there yet',
    code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    culprit: 'the field and the container',
    isOfPlainPages: true,
  },
  containerTwice: {
    cause: 'a container has a form already, or two fields share it',
    code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
    culprit: 'the field and the container',
    isOfPlainPages: true,
  },
  unknownField: {
    cause: 'there is no field of that name',
    code: 'HOSTED_FIELDS_INVALID_FIELD_KEY',
    culprit: 'the name',
  },
  noFrames: {
    cause: '`frame-src` of the page’s policy forbids the gateway; told after 60 seconds',
    code: 'HOSTED_FIELDS_TIMEOUT',
    culprit: 'the fields that are missing',
  },
  detached: {
    cause: 'the container is not part of the document, or was removed from it',
    code: 'HOSTED_FIELDS_CONTAINER_REMOVED',
    culprit: 'the field and the container',
  },
} as const satisfies Readonly<Record<string, ConnectFailure>>;

/**
 * Every way that there is, for the page of errors and for the tests that provoke each of them, on plain
 * pages and with React.
 */
export const connectFailures = {
  unknownKey: {
    cause: 'the key belongs to no merchant of this gateway',
    code: 'CLIENT_AUTHORIZATION_INVALID',
    culprit: 'the authorization',
  },
  noKey: {
    cause: '`authorization` is neither a key nor a client token',
    code: 'CLIENT_INVALID_AUTHORIZATION',
    culprit: 'the authorization',
  },
  oldToken: {
    cause: 'the client token is too old, or of another gateway',
    code: 'CLIENT_AUTHORIZATION_INVALID',
    culprit: 'the authorization',
  },
  gatewayAway: {
    cause: 'nothing answers at `gatewayUrl`, or `connect-src` forbids to ask',
    code: 'PAY_SCRIPT_NOT_LOADED',
    culprit: 'the script’s address',
  },
  otherHash: {
    cause: 'the gateway serves other scripts than the page pins',
    code: 'PAY_SCRIPT_NOT_LOADED',
    culprit: 'the script’s address',
  },
  unknownRelease: {
    cause: 'the gateway never had this release',
    code: 'PAY_SCRIPT_NOT_LOADED',
    culprit: 'the script’s address, with the release',
  },
  ...ofFields,
} as const satisfies Readonly<Record<string, ConnectFailure>>;

export type ConnectFailureName = keyof typeof connectFailures;
