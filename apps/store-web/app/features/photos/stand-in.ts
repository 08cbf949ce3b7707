import { placeholderOf } from './placeholder.ts';
import type { Photo } from './photo-list.ts';

/** What can stand for a photo at once: its tile when the grid has it, above its blurred placeholder. */
export function coarseImageOf({ id, hash }: Photo): string | undefined {
  const tile = document.querySelector<HTMLImageElement>(`[data-photo="${CSS.escape(id)}"] img`);
  const layers = [
    ...(tile?.complete && tile.naturalWidth > 0 ? [tile.currentSrc] : []),
    ...(hash === null ? [] : [placeholderOf(hash)]),
  ];
  return layers.length === 0 ? undefined : layers.map((url) => `url("${url}")`).join(', ');
}
