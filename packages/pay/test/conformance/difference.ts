import type { Found } from './compare.ts';

/** A way in which ours is not as the published SDK, on purpose. */
export interface Difference {
  published: string;
  ours: string;
  because: string;
  /** Is this found difference of this kind? */
  fits: (found: Found) => boolean;
}

/** Wherever this path is. */
export const at =
  (path: RegExp) =>
  (found: Found): boolean =>
    path.test(found.path);

/** The scenarios that show it; all of them by default. */
export const within =
  (scenario: RegExp, path: RegExp) =>
  (found: Found): boolean =>
    scenario.test(found.scenario) && path.test(found.path);
