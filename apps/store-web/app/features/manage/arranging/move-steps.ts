import type { Move } from '@albumen/domain/photos/reorder';

/**
 * The move of some photos by one place, as one block: past the photo before the first of them, or
 * after the last. Undefined at either end.
 */
export function stepOf(
  order: readonly string[],
  ids: readonly string[],
  by: -1 | 1,
): Move | undefined {
  const moved = new Set(ids);
  const [first, last] = [
    order.findIndex((id) => moved.has(id)),
    order.findLastIndex((id) => moved.has(id)),
  ];
  const neighbor = by < 0 ? order[first - 1] : order[last + 1];
  if (first < 0 || neighbor === undefined) return undefined;
  return { ids, ...(by < 0 ? { beforeId: neighbor } : { afterId: neighbor }) };
}
