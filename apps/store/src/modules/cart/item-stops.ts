import type { LineStop } from '@albumen/contract/endpoints/cart';
import type { DesignProblem } from '@albumen/print/checks/check-document';
import { readinessOf } from '../editor/design-checks.ts';
import type { ItemRow } from './cart-items.queries.ts';

export interface ItemStops {
  stops: LineStop[];
  /** What would stop it, had nobody said that it may be so. */
  accepted: LineStop[];
}

/** What somebody may say yes to; the rest has to be mended. */
const acceptable: readonly LineStop[] = ['blockedPhoto', 'softPhoto', 'sampleWords', 'blankWords'];

/** A yes counts for this very version only, and for a photo that is too small only the photographer's. */
export function stopsOf(
  problems: readonly DesignProblem[],
  {
    acceptedVersion,
    acceptedLevel,
    version,
  }: Pick<ItemRow, 'acceptedVersion' | 'acceptedLevel' | 'version'>,
): ItemStops {
  const level = acceptedVersion === version ? acceptedLevel : null;
  const isAccepted = (stop: LineStop) =>
    stop === 'blockedPhoto' ? level === 'block' : level !== null && acceptable.includes(stop);
  const found = foundIn(problems);
  return {
    stops: found.filter((stop) => !isAccepted(stop)),
    accepted: found.filter(isAccepted),
  };
}

/** How loudly a yes has to be said to let these pass; undefined when none of them can be let pass. */
export function levelToAccept(stops: readonly LineStop[]): 'warn' | 'block' | undefined {
  if (stops.includes('blockedPhoto')) return 'block';
  return stops.some((stop) => acceptable.includes(stop)) ? 'warn' : undefined;
}

function foundIn(problems: readonly DesignProblem[]): LineStop[] {
  const readiness = readinessOf(problems);
  const has = (code: DesignProblem['code']) => problems.some((problem) => problem.code === code);
  const isUnfinished = problems.some(
    ({ code, level }) => level === 'block' && code !== 'fewPixels',
  );
  return [
    ...(isUnfinished ? ['unfinished' as const] : []),
    ...(readiness === 'block' ? ['blockedPhoto' as const] : []),
    ...(readiness === 'warn' ? ['softPhoto' as const] : []),
    ...(has('sampleWords') ? ['sampleWords' as const] : []),
    ...(has('blankWords') ? ['blankWords' as const] : []),
  ];
}
