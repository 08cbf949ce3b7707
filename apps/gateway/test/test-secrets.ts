import type { Secrets } from '../src/secrets.ts';

export const testSecrets: Secrets = {
  secret: 'a secret for tests of the gateway, long enough to be one',
  privateKey: 'private-key-of-the-demo',
  tokenizationKeyPart: 'k3y',
};
