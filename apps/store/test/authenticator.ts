import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CredentialEndpoints } from '@albumen/contract/endpoints/credentials';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestClient } from './test-client.ts';

interface Signing {
  challenge: string;
  /** Of the page that asks; another one than the passkey's host in attacks. */
  origin: string;
  rpId: string;
  /** Left out: the owner is looked at. */
  isVerified?: boolean;
  /** Left out: one more than last time. */
  counter?: number;
}

/** A security key: it makes one passkey and signs with it, and does as it is told where an honest one would not. */
export function createAuthenticator() {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let signatures = 0;
  const answer = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  function make(asked: Signing) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const idLength = Buffer.from([0, id.length]);
    const flags = 0x40;
    const head = dataOf(asked, { flags, counter: asked.counter ?? signatures });
    const authData = new Uint8Array(Buffer.concat([head, Buffer.alloc(16), idLength, id, key]));
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...answer,
      response: {
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal' as const],
      },
    };
  }

  function assert(asked: Signing) {
    signatures = asked.counter ?? signatures + 1;
    const data = dataOf(asked, { flags: 0, counter: signatures });
    const client = clientData('webauthn.get', asked);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...answer,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    };
  }

  return { make, assert };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

const present = 0x01;
const verified = 0x04;

function dataOf(
  { rpId, isVerified = true }: Signing,
  { flags, counter }: { flags: number; counter: number },
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = flags | present | (isVerified ? verified : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count]);
}

function clientData(type: string, { challenge, origin }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Adds a passkey to whoever is signed in at that browser. */
export async function addPasskey(
  client: TestClient,
  calls: CredentialEndpoints,
  { origin, name = 'Key of the desk' }: { origin: string; name?: string },
): Promise<Authenticator> {
  const authenticator = createAuthenticator();
  const { body } = await client.call(calls.startPasskey);
  const asked = { challenge: body.challenge, rpId: body.rp.id, origin };
  const attestation = authenticator.make(asked);
  const reply = await client.call(calls.addPasskey, { body: { name, attestation } });
  if (reply.status !== 200) throw new Error(`no passkey was added: ${reply.text}`);
  return authenticator;
}
