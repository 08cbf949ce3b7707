import { limits } from '@albumen/contract/limits';
import { createMD5, createSHA256, type IHasher } from 'hash-wasm';
import { hasNativeSha256, nativeSha256 } from './native-sha256.ts';

/** Both hashes of one file, as hex. */
export interface Checksums {
  contentMd5: string;
  /** SHA-256. */
  fingerprint: string;
}

/** Up to this size a file is hashed in one buffer; above it, as a stream of small chunks. */
const oneBufferBytes = 24 * limits.megabyteBytes;
const sliceBytes = limits.megabyteBytes;

const md5 = createMD5();
let sha256: Promise<IHasher> | undefined;

/**
 * MD5 and SHA-256 in one pass over the file. Where the browser has its own SHA-256 (pages on https
 * or localhost) it works beside ours, at four times the speed, but it wants the whole buffer; large
 * files and other pages go through WebAssembly chunk by chunk.
 */
export async function checksumsOf(file: Blob): Promise<Checksums> {
  const isOneBuffer = hasNativeSha256() && file.size <= oneBufferBytes;
  return isOneBuffer ? hashBuffer(await file.arrayBuffer()) : hashStream(file);
}

/** SHA-256 of a short text, as hex. */
export async function fingerprintOfText(text: string): Promise<string> {
  const hasher = await wasmSha256();
  return hasher.init().update(text).digest();
}

async function hashBuffer(buffer: ArrayBuffer): Promise<Checksums> {
  const fingerprint = nativeSha256(buffer);
  const hasher = (await md5).init();
  for (let offset = 0; offset < buffer.byteLength; offset += sliceBytes) {
    const length = Math.min(sliceBytes, buffer.byteLength - offset);
    hasher.update(new Uint8Array(buffer, offset, length));
  }
  return { contentMd5: hasher.digest(), fingerprint: await fingerprint };
}

async function hashStream(file: Blob): Promise<Checksums> {
  const hashers = [(await md5).init(), (await wasmSha256()).init()] as const;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const hasher of hashers) hasher.update(value);
  }
  return { contentMd5: hashers[0].digest(), fingerprint: hashers[1].digest() };
}

function wasmSha256(): Promise<IHasher> {
  sha256 ??= createSHA256();
  return sha256;
}
