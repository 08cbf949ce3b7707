import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a TLS server needs; only a browser that is given its fingerprint takes it. */
export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of the public key, in base64. */
  fingerprint: string;
}

const tag = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  text: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x17,
};
/** 1.2.840.10045.4.3.2 */
const ecdsaWithSha256 = Buffer.from('2a8648ce3d040302', 'hex');
/** 2.5.4.3 */
const commonName = Buffer.from('550403', 'hex');

/** A certificate of its own making, so that no private key lies in the repository. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(tag.sequence, der(tag.oid, ecdsaWithSha256));
  const attribute = der(tag.sequence, der(tag.oid, commonName), der(tag.text, Buffer.from('test')));
  const name = der(tag.sequence, der(tag.set, attribute));
  const times = ['200101000000Z', '491231235959Z'].map((time) => der(tag.time, Buffer.from(time)));
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const toBeSigned = der(
    tag.sequence,
    der(tag.integer, serial),
    algorithm,
    name,
    der(tag.sequence, ...times),
    name,
    publicBytes,
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toBeSigned, privateKey)]);
  const certificate = der(tag.sequence, toBeSigned, algorithm, der(tag.bits, signature));
  return {
    fingerprint: createHash('sha256').update(publicBytes).digest('base64'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes = length > 255 ? [length >> 8, length & 255] : [length];
  const size = length < 128 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
}
