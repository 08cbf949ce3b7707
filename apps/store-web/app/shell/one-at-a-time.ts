interface Runs {
  underWay: Promise<void>;
  next?: Promise<void>;
}

/**
 * Of work of a kind one run is under way at a time: all who ask meanwhile get one more run after it, so that
 * each run ends, and none knows less than the one before.
 */
export function createOneAtATime(): (kind: string, work: () => Promise<void>) => Promise<void> {
  const kinds = new Map<string, Runs>();
  return function run(kind: string, work: () => Promise<void>): Promise<void> {
    const known = kinds.get(kind);
    if (known === undefined) {
      const underWay = work().finally(() => kinds.delete(kind));
      kinds.set(kind, { underWay });
      return underWay;
    }
    const again = () => run(kind, work);
    known.next ??= known.underWay.then(again, again);
    return known.next;
  };
}
