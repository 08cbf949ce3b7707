interface Faces {
  readonly photoIds: readonly string[];
  readonly descriptors: Float32Array;
}

/** Most faces are told apart by a part of their numbers; so many are compared at once. */
const atOnce = 16;

/** Indexes of so many faces in other photos that are most like one, the nearest first, none as far as `within`. */
export function neighborsOf(
  { photoIds, descriptors }: Faces,
  index: number,
  { within, most }: { within: number; most: number },
): number[] {
  const each = descriptors.length / photoIds.length;
  const own = descriptors.slice(index * each, (index + 1) * each);
  const found: { index: number; square: number }[] = [];
  let limit = within ** 2;
  for (let other = 0; other < photoIds.length; other += 1) {
    const start = other * each;
    let square = 0;
    for (let place = 0; place < each && square < limit;) {
      for (const end = Math.min(each, place + atOnce); place < end; place += 1) {
        const difference = (own[place] ?? 0) - (descriptors[start + place] ?? 0);
        square += difference * difference;
      }
    }
    if (square >= limit || photoIds[other] === photoIds[index]) continue;
    found.push({ index: other, square });
    found.sort((a, b) => a.square - b.square);
    if (found.length > most) found.pop();
    if (found.length === most) limit = found.at(-1)?.square ?? limit;
  }
  return found.map((one) => one.index);
}
