/** A place where the two SDKs did not do the same. */
export interface Found {
  scenario: string;
  /** Such as `notes.without options.threw.error`. */
  path: string;
  /** Undefined: not there at all. */
  published: unknown;
  ours: unknown;
}

/** Every leaf in which two values differ. */
export function compare(scenario: string, published: unknown, ours: unknown): Found[] {
  return leaves('', published, ours).map((found) => ({ scenario, ...found }));
}

function leaves(path: string, published: unknown, ours: unknown): Omit<Found, 'scenario'>[] {
  if (Object.is(published, ours)) return [];
  if (!isBranch(published) || !isBranch(ours)) return [{ path, published, ours }];
  const keys = new Set([...Object.keys(published), ...Object.keys(ours)]);
  return [...keys].flatMap((key) =>
    leaves(path === '' ? key : `${path}.${key}`, published[key], ours[key]),
  );
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
