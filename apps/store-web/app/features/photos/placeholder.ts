import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';

const made = new Map<string, string>();
const kept = 4000;
/** A hash holds at most seven waves, drawn on 32 pixels: every second one says as much. */
const step = 2;

/** The blurred stand-in of a photo as a data address, made once a photo. */
export function placeholderOf(hash: string): string {
  const known = made.get(hash);
  if (known !== undefined) return known;
  if (made.size > kept) made.clear();
  const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
  // What thousands of addresses and their making leave behind stops a page while it scrolls.
  const fewer = new Uint32Array(rgba.buffer).filter(
    (_, index) => isKept(index % w) && isKept(Math.floor(index / w)),
  );
  const address = rgbaToDataURL(countKept(w), countKept(h), new Uint8Array(fewer.buffer));
  made.set(hash, address);
  return address;
}

const isKept = (place: number) => place % step === 1;
const countKept = (pixels: number) => Math.floor(pixels / step);

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
