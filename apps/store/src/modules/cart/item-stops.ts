import { acceptableStops } from '@albumen/contract/cart-stops';
import type { CartItem, LineStop } from '@albumen/contract/endpoints/cart';
import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { facesLabel } from '@albumen/print/document/face-names';
import type { ItemRow } from './cart-items.queries.ts';

export interface ItemStops {
  stops: LineStop[];
  /** What would stop it, had nobody said that it may be so. */
  accepted: LineStop[];
}

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
    stop === 'blockedPhoto' ? level === 'block' : level !== null && acceptableStops.includes(stop);
  const found = foundIn(problems);
  return {
    stops: found.filter((stop) => !isAccepted(stop)),
    accepted: found.filter(isAccepted),
  };
}

/** How loudly a yes has to be said to let these pass; undefined when none of them can be let pass. */
export function levelToAccept(stops: readonly LineStop[]): 'warn' | 'block' | undefined {
  if (stops.includes('blockedPhoto')) return 'block';
  return stops.some((stop) => acceptableStops.includes(stop)) ? 'warn' : undefined;
}

/** In the order in which a customer reads them. */
const inOrder: readonly LineStop[] = ['unfinished', ...acceptableStops];

function foundIn(problems: readonly DesignProblem[]): LineStop[] {
  const found = new Set(problems.map(stopOf));
  if (found.has('blockedPhoto')) found.delete('softPhoto');
  return inOrder.filter((stop) => found.has(stop));
}

/** Undefined for what is shown while editing only, such as words near the edge. */
function stopOf({ code, level }: DesignProblem): LineStop | undefined {
  if (code === 'fewPixels') return level === 'block' ? 'blockedPhoto' : 'softPhoto';
  if (code === 'sampleWords' || code === 'blankWords' || code === 'blankSpread') return code;
  return level === 'block' ? 'unfinished' : undefined;
}

/** What the stops are about: words, or the sides of a design that has several. */
export function notesOf(
  problems: readonly DesignProblem[],
  document: Pick<DesignDocument, 'faces'>,
): CartItem['notes'] {
  const byStop = [...Map.groupBy(problems, stopOf)];
  return byStop.flatMap(([stop, found]): CartItem['notes'] => {
    if (stop === undefined) return [];
    if (stop === 'sampleWords' || stop === 'blankWords') {
      return found.map(({ label = 'Words', words = '' }) => ({ stop, label, words }));
    }
    const label = facesLabel(found, document);
    return label === '' ? [] : [{ stop, label, words: '' }];
  });
}
