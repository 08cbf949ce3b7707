import type { FileContent } from '@albumen/contract/upload-messages';

interface Signature {
  content: FileContent;
  /** Latin-1 text of the first bytes. */
  looks: RegExp;
}

const signatures: readonly Signature[] = [
  { content: 'png', looks: /^\x89PNG/ },
  { content: 'heic', looks: /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/ },
  { content: 'avif', looks: /^[\s\S]{4}ftypavi/ },
  { content: 'video', looks: /^[\s\S]{4}ftyp/ },
  { content: 'gif', looks: /^GIF8/ },
  { content: 'webp', looks: /^RIFF[\s\S]{4}WEBP/ },
  { content: 'tiff', looks: /^(?:II\*\0|MM\0\*)/ },
  { content: 'photoshop', looks: /^8BPS/ },
  { content: 'pdf', looks: /^%PDF/ },
  { content: 'archive', looks: /^(?:PK[^ -~]|Rar!|7z\xbc)/ },
];

const looked = 512;

/** What the first bytes of a file that is no JPEG say that it is; null where nobody can tell. */
export function contentOf(head: Uint8Array): FileContent | null {
  const start = head.subarray(0, looked);
  const text = String.fromCharCode(...start);
  const found = signatures.find(({ looks }) => looks.test(text));
  if (found !== undefined) return found.content;
  return isText(start) ? 'text' : null;
}

/** Letters of any language, and no byte that only programs write. */
function isText(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13].includes(byte);
  if (bytes.length === 0 || bytes.some(isControl)) return false;
  try {
    // The last letter may have been cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
