import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { KeptText } from '../text-cache.ts';

/** A text that is the same for everybody but for a few short pieces. */
export interface PageTemplate extends KeptText {
  fill: (values: Readonly<Record<string, string>>) => string;
  /** The same as a gzip file: what is the same for everybody was compressed when the template was made. */
  fillGzipped: (values: Readonly<Record<string, string>>) => Buffer;
}

interface Piece {
  placeholder: string | undefined;
  bytes: Buffer;
  /** Ends on a whole byte and refers to nothing before it, so that anything may stand around it. */
  compressed: Buffer;
}

const gzipHead = Buffer.from('1f8b0800000000000003', 'hex');
const lastBlock = Buffer.from('010000ffff', 'hex');

/** `placeholders` stand in the text for what differs; the values for them are under 64 KB. */
export function pageTemplate(text: string, placeholders: readonly string[]): PageTemplate {
  const pieces = split(text, placeholders).map(pieceOf(placeholders));
  const textIn = (values: Readonly<Record<string, string>>, placeholder = '') =>
    values[placeholder] ?? placeholder;
  return {
    text,
    gzipped: Buffer.concat(pieces.map(({ compressed }) => compressed)),
    fill: (values) =>
      placeholders.reduce((filled, one) => filled.replaceAll(one, () => textIn(values, one)), text),
    fillGzipped(values) {
      const parts: Buffer[] = [gzipHead];
      let [sum, sizeBytes] = [0, 0];
      for (const { placeholder, bytes, compressed } of pieces) {
        const isSame = placeholder === undefined;
        const plain = isSame ? bytes : Buffer.from(textIn(values, placeholder));
        parts.push(...(isSame ? [compressed] : storedBlock(plain)));
        sum = crc32(plain, sum);
        sizeBytes += plain.length;
      }
      return Buffer.concat([...parts, lastBlock, trailer(sum, sizeBytes)]);
    },
  };
}

function split(text: string, placeholders: readonly string[]): string[] {
  return placeholders.reduce<string[]>(
    (pieces, one) =>
      pieces.flatMap((piece) =>
        piece.split(one).flatMap((part, index) => (index === 0 ? [part] : [one, part])),
      ),
    [text],
  );
}

function pieceOf(placeholders: readonly string[]) {
  return (text: string): Piece => {
    const bytes = Buffer.from(text);
    if (placeholders.includes(text))
      return { placeholder: text, bytes, compressed: Buffer.alloc(0) };
    const compressed = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
    return { placeholder: undefined, bytes, compressed };
  };
}

/** Deflate's block of bytes as they are. */
function storedBlock(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return [head, bytes];
}

function trailer(sum: number, sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(sizeBytes, 4);
  return bytes;
}
