import type { FileKind } from '../file-kind.ts';

const patterns: readonly (readonly [RegExp, FileKind])[] = [
  [/^<(!doctype html|html|head|body|script)\b/i, { family: 'other', name: 'a web page' }],
  [
    /^(<\?xml[^>]{0,200}>\s*)?(<!--[^]{0,2000}?-->\s*|<!DOCTYPE svg[^]{0,2000}?>\s*)*<svg[\s>]/i,
    { family: 'svg', name: 'an SVG' },
  ],
  [/^<\?xml|^<[a-z]/i, { family: 'other', name: 'an XML file' }],
  [/^push graphic-context/, { family: 'other', name: 'an MVG drawing' }],
  [/^\{|^\[/, { family: 'other', name: 'a text file' }],
];

function isPlainText(head: Uint8Array): boolean {
  return head
    .subarray(0, 512)
    .every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}

/** Files that are text: SVG, web pages, XML and the rest. */
export function textKind(head: Uint8Array): FileKind | null {
  const text = new TextDecoder()
    .decode(head.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart();
  const found = patterns.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return found[1];
  return isPlainText(head) ? { family: 'other', name: 'a text file' } : null;
}
