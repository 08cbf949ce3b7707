import type { Secrets } from '../src/secrets.ts';

const secret = 'a secret for tests of the gateway, long enough to be one';

export const testSecrets: Secrets = {
  secret,
  lasting: secret,
  privateKey: 'private-key-of-the-demo',
  tokenizationKeyPart: 'k3y',
};
