/** What is compared of a photo: when it was taken, and its tiny preview (a ThumbHash in base64). */
export interface ComparedPhoto {
  readonly id: string;
  readonly takenAtMs: number;
  readonly camera: string;
  readonly hash: string;
}

/** A burst, or a second try of the same pose. */
const longestGapMs = 15_000;
/** Two pictures of one scene lie below, other scenes in the same light above. */
const alikeBelow = 0.14;

/**
 * Photos that one camera took within seconds and that look the same, in groups of two and more, in the order
 * in which they were taken.
 */
export function nearDuplicates(photos: readonly ComparedPhoto[]): string[][] {
  const ordered = photos.toSorted(
    (a, b) => a.camera.localeCompare(b.camera) || a.takenAtMs - b.takenAtMs,
  );
  const groups: ComparedPhoto[][] = [];
  for (const photo of ordered) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && areAlike(last, photo)) group.push(photo);
    else groups.push([photo]);
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id));
}

function areAlike(a: ComparedPhoto, b: ComparedPhoto): boolean {
  const isNear = a.camera === b.camera && b.takenAtMs - a.takenAtMs <= longestGapMs;
  return isNear && previewDistance(a.hash, b.hash) < alikeBelow;
}

/**
 * How unlike two tiny previews are: 0 for the same, endless for another shape. They hold the mean color and
 * the coarsest waves of light and color, four bits each and scaled to the strongest.
 */
export function previewDistance(a: string, b: string): number {
  const [one, other] = [wavesOf(a), wavesOf(b)];
  if (one.shape !== other.shape || one.waves.length !== other.waves.length) return Infinity;
  return Math.hypot(...one.waves.map((wave, index) => wave - (other.waves[index] ?? 0)));
}

function wavesOf(hash: string): { shape: number; waves: number[] } {
  const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0] = bytes;
  const head = b0 | (b1 << 8) | (b2 << 16);
  const more = b3 | (b4 << 8);
  const lightScale = ((head >> 18) & 31) / 31;
  const means = [(head & 63) / 63, ((head >> 6) & 63) / 31.5 - 1, ((head >> 12) & 63) / 31.5 - 1];
  const nibbles = [...bytes.subarray(5)].flatMap((byte) => [byte & 15, byte >> 4]);
  const waves = nibbles.map((nibble) => (nibble / 7.5 - 1) * lightScale);
  // Which sides are how many waves long, apart from the scales of color that stand between them.
  return { shape: (more & 7) | (more & 0x8000), waves: [...means, ...waves] };
}
