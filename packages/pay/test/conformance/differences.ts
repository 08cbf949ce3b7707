import { cardDifferences } from './card-differences.ts';
import type { Difference } from './difference.ts';
import { flowDifferences } from './flow-differences.ts';
import { oddDifferences } from './odd-differences.ts';

/** Every difference there is; a run that finds another one, or misses one, fails. */
export const differences: readonly Difference[] = [
  ...cardDifferences,
  ...flowDifferences,
  ...oddDifferences,
];
