/** File systems take 255 bytes; this leaves room for a counter and for the tool that unpacks. */
const maxNameBytes = 240;

/** Device names that Windows refuses with any extension. */
const reservedOnWindows = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/iu;
const forbiddenInNames = /[/\\:*?"<>|]/gu;
/** Control characters, line ends, zero-width space, and the marks that reverse text. */
const invisible = /[\p{Cc}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const encoder = new TextEncoder();

/**
 * Names that unpack everywhere and do not collide, in the order given: the second `IMG_1.jpg`
 * becomes `IMG_1 (2).jpg`. Two names collide when they differ in letter case only, because on
 * most desktops they would overwrite each other.
 */
export function safeNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const counters = new Map<string, number>();
  return names.map((name) => {
    const unique = firstFree(safeName(name), taken, counters);
    taken.add(foldCase(unique));
    return unique;
  });
}

/**
 * One name made harmless: path separators and the characters that Windows refuses become `_`;
 * control characters, leading dots and trailing dots and spaces go; device names get a `_` in
 * front; the stem is cut so that at most 240 bytes of UTF-8 remain.
 */
export function safeName(name: string): string {
  const visible = name.toWellFormed().normalize('NFC').replaceAll(invisible, '');
  const plain = visible.replaceAll(forbiddenInNames, '_').replace(/^[.\s]+/u, '');
  const { stem, extension } = split(withoutTrailingDots(plain));
  const whole = `${stem || 'file'}${extension}`;
  return cut(reservedOnWindows.test(whole) ? `_${whole}` : whole, maxNameBytes);
}

function firstFree(
  name: string,
  taken: ReadonlySet<string>,
  counters: Map<string, number>,
): string {
  if (!taken.has(foldCase(name))) return name;
  const { stem, extension } = split(name);
  let number = counters.get(foldCase(name)) ?? 2;
  while (taken.has(foldCase(`${stem} (${number})${extension}`))) number += 1;
  counters.set(foldCase(name), number + 1);
  return `${stem} (${number})${extension}`;
}

/** The extension is what people see as one: a dot and one to ten letters or digits at the end. */
function split(name: string): { stem: string; extension: string } {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** Counts by hand instead of by pattern: `[.s]+$` takes quadratic time on a long run of dots. */
function withoutTrailingDots(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === '.' || name[end - 1]?.trim() === '')) end -= 1;
  return name.slice(0, end);
}

function cut(name: string, limitBytes: number): string {
  if (encoder.encode(name).length <= limitBytes) return name;
  const { stem, extension } = split(name);
  const room = encoder.encodeInto(
    stem,
    new Uint8Array(limitBytes - encoder.encode(extension).length),
  );
  return `${withoutTrailingDots(stem.slice(0, room.read))}${extension}`;
}

function foldCase(name: string): string {
  return name.toLowerCase().toUpperCase();
}
