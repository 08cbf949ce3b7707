import { signatures, type Signature } from './lib/signatures.ts';
import { isoMediaKind } from './lib/iso-media-kind.ts';
import { textKind } from './lib/text-kind.ts';
import { tiffKind } from './lib/tiff-kind.ts';

/** How a file is treated; `name` says what it is, in words for people. */
export interface FileKind {
  readonly family: 'jpeg' | 'png' | 'svg' | 'heic' | 'raw' | 'empty' | 'other';
  /** Its name, with an article where it reads better: "a PNG", "Canon CR3", "an empty file". */
  readonly name: string;
}

function matches(head: Uint8Array, { at, bytes }: Signature): boolean {
  return bytes.every((byte, index) => head[at + index] === byte);
}

/**
 * Identifies a file by its content, never by its name. The first 4 KiB are enough for all but
 * raw files built on TIFF, which may need the first 64 KiB.
 */
export function detectFileKind(head: Uint8Array): FileKind {
  if (head.length === 0) return { family: 'empty', name: 'an empty file' };
  const signature = signatures.find((candidate) => matches(head, candidate));
  if (signature !== undefined) return signature.kind;
  return (
    isoMediaKind(head) ??
    tiffKind(head) ??
    textKind(head) ?? { family: 'other', name: 'an unknown file type' }
  );
}
