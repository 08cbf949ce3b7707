import { thumbHashToDataURL } from 'thumbhash';

const made = new Map<string, string>();
const kept = 4000;

/** The blurred stand-in of a photo as a data address, made once a photo. */
export function placeholderOf(hash: string): string {
  const known = made.get(hash);
  if (known !== undefined) return known;
  if (made.size > kept) made.clear();
  const address = thumbHashToDataURL(bytesOf(hash));
  made.set(hash, address);
  return address;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
