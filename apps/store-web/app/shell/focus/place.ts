/** Where something was before it was taken away. */
export interface Place {
  parent: Element;
  /** The outermost of what went with it. */
  removed: Node;
  previous: Node | null;
  next: Node | null;
  /** What came at the same moment. */
  added: readonly Element[];
}

export function removes(node: Node): (record: MutationRecord) => boolean {
  return ({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(node));
}

/** Where the node was; undefined when its surroundings are gone, too. */
export function placeOf(node: Node, records: readonly MutationRecord[]): Place | undefined {
  const record = records.find(removes(node));
  if (!record) return undefined;
  const { target } = record;
  if (!target.isConnected) return placeOf(target, records);
  const removed = [...record.removedNodes].find((other) => other.contains(node));
  if (!(target instanceof Element) || !removed) return undefined;
  return {
    parent: target,
    removed,
    previous: beside(record, 'previousSibling', records),
    next: beside(record, 'nextSibling', records),
    added: records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((added): added is Element => added instanceof Element && added.isConnected),
  };
}

/* Of several rows that go at once, the one beside all of them. */
function beside(
  record: MutationRecord,
  way: 'previousSibling' | 'nextSibling',
  records: readonly MutationRecord[],
): Node | null {
  const node = record[way];
  if (!node || node.isConnected) return node;
  const itsOwn = records.find(({ removedNodes }) => [...removedNodes].includes(node as ChildNode));
  return itsOwn && itsOwn !== record ? beside(itsOwn, way, records) : null;
}
