/**
 * Calls `onRemoved` once when one of the elements leaves the page.
 * @returns ends the watch
 */
export function watchRemoval(elements: readonly Element[], onRemoved: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (elements.every(({ isConnected }) => isConnected)) return;
    observer.disconnect();
    onRemoved();
  });
  for (const root of new Set(elements.flatMap(rootsOf))) {
    observer.observe(root, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}

/** The element's document or shadow root, and those around it. */
function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}
