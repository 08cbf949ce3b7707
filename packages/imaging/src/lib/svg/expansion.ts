import { accept, refuse, type Outcome } from '../../refusal.ts';
import type { XmlElement } from './xml-reader.ts';

/** What drawing may come to once every reference is followed. */
const maxDrawnElements = 50_000;
/** Levels of nesting and reference together. */
const maxReferenceDepth = 200;

function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

/** The ids that an element refers to, by link, attribute or style. */
function referencesOf({ attributes }: XmlElement): string[] {
  const ids: string[] = [];
  for (const [name, value] of attributes) {
    if (name === 'href') ids.push(value.slice(1));
    for (const match of value.matchAll(/url\(\s*["']?#([\w.:-]+)/g)) ids.push(match[1] ?? '');
  }
  return ids;
}

/**
 * Checks what a cleaned document comes to when all references are followed: five elements that use
 * one another ten times each are a hundred thousand. Circles are refused.
 */
export function checkExpansion(root: XmlElement): Outcome<number> {
  const byId = new Map<string, XmlElement>();
  for (const element of walk(root)) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const costs = new Map<XmlElement, number>();
  let fault: string | null = null;

  function costOf(element: XmlElement, path: ReadonlySet<XmlElement>): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (path.has(element)) fault = 'its parts refer to each other in a circle';
    if (path.size > maxReferenceDepth) fault ??= 'its parts refer to each other too deeply';
    if (fault !== null) return 0;
    const deeper = new Set(path).add(element);
    const targets = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const parts = [...element.children, ...targets].map((part) => costOf(part, deeper));
    const cost = Math.min(
      parts.reduce((sum, part) => sum + part, 1),
      maxDrawnElements + 1,
    );
    costs.set(element, cost);
    return cost;
  }

  const total = costOf(root, new Set());
  if (fault !== null) return refuse('svgTooComplex', fault);
  return total > maxDrawnElements
    ? refuse('svgTooComplex', 'its parts repeat too often')
    : accept(total);
}
