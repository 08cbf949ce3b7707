/** What this browser remembers of one unfinished session. */
export interface RememberedSession {
  session: string;
  startedAt: number;
  filesTotal: number;
  bytesTotal: number;
  /** The whole selection as lasting references, where the browser hands them out; else empty. */
  handles: readonly FileSystemHandle[];
  /**
   * Sizes of the files; once a session has held most of them, this may be forgotten for it. None
   * where a person goes on with it: then for whatever comes next. Earlier releases wrote none, and
   * references that may be of a part only.
   */
  sizes?: readonly number[];
}

const keptForMs = 14 * 24 * 3_600_000;

/** Whether what was remembered at this time is still of use. */
export function isKept(rememberedAt: number, nowMs: number): boolean {
  return nowMs - rememberedAt <= keptForMs;
}

/**
 * Whether a session only adds a few other photos to the gallery of an interrupted upload: they are
 * not the rest of it.
 * @param held the sizes of all files that the session has held so far
 */
export function isAside(
  { filesTotal }: Pick<RememberedSession, 'filesTotal'>,
  before: RememberedSession,
  held: ReadonlySet<number>,
): boolean {
  const { sizes = [] } = before;
  if (sizes.length === 0 || filesTotal * 2 >= before.filesTotal) return false;
  return !sizes.some((size) => held.has(size));
}

/** Whether most of it was held. What was exported anew or deleted since is never held again. */
export function isMostlyHeld(
  { sizes = [] }: RememberedSession,
  held: ReadonlySet<number>,
): boolean {
  const missing = sizes.filter((size) => !held.has(size));
  return missing.length * 2 <= sizes.length;
}
