import { limits } from '@albumen/contract/limits';

const offsets = {
  category: limits.scrollOffsetCategoryPixels,
  designs: limits.scrollOffsetDesignsPixels,
};

/** Scrolls to a part of the page after a moment, leaving room above it, and takes the focus along. */
export function scrollSoftly(id: string, to: keyof typeof offsets): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(id);
    if (!target) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = target.getBoundingClientRect().top + window.scrollY - offsets[to];
    window.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
    target.focus({ preventScroll: true });
  }, limits.scrollDelayMs);
  return () => clearTimeout(timer);
}
