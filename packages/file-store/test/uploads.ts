import { Readable } from 'node:stream';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LocalFileStore } from '../src/local.ts';
import type { PutReply } from '../src/signed-request.ts';
import { conditionsFor } from './subject.ts';

/** Signs an upload and hands it to the store without HTTP, in chunks of 16 KB. */
export async function upload(
  store: LocalFileStore,
  key: string,
  { announced, sent = announced }: { announced: Buffer; sent?: Buffer },
): Promise<PutReply> {
  return receive(store, key, { announced, body: inChunks(sent) });
}

/** The same with a body of the test's own. */
export async function receive(
  store: LocalFileStore,
  key: string,
  { announced, body }: { announced: Buffer; body: Readable },
): Promise<PutReply> {
  const { url, headers } = await store.signPut(key, conditionsFor(announced));
  const length = String(announced.length);
  const signed = { ...headers, 'content-length': length };
  return store.receiveSignedPut({ method: 'PUT', url, headers: signed, body });
}

function inChunks(bytes: Buffer): Readable {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 16_384) chunks.push(bytes.subarray(at, at + 16_384));
  return Readable.from(chunks);
}

/** Names in the folder of half-written files. */
export function temporaryNames(root: string): Promise<string[]> {
  return readdir(join(root, 'tmp'));
}

/** Waits until a condition holds; the test's own time limit ends a wait in vain. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(5);
}
