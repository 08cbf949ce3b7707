/** Scrolls a row sideways until its chosen part stands in the middle, and never the page with it. */
export function centerIn(row: HTMLElement | null, selector: string): void {
  const chosen = row?.querySelector(selector);
  if (row === null || !chosen) return;
  const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
