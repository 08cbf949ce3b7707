import type { KeyboardEvent } from 'react';

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys lead from photo to photo: along the row, or to the nearest one of the next row. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = arrows[event.key];
  const tile = event.currentTarget.closest<HTMLElement>('[data-photo]');
  if (!way || !tile || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = way.y === 0 ? besideOf(tile, way.x) : rowAwayOf(tile, way.y);
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>('.photo-tile__cover')?.focus();
}

function besideOf(tile: HTMLElement, step: number): HTMLElement | null {
  let beside: Element | null = tile;
  // A heading may stand between two photos.
  do beside = step < 0 ? beside.previousElementSibling : beside.nextElementSibling;
  while (beside?.matches(':not([data-photo])'));
  return beside instanceof HTMLElement ? beside : null;
}

/* Tiles of one row share their top. */
function rowAwayOf(tile: HTMLElement, step: number): HTMLElement | undefined {
  const tiles = [...(tile.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && 'photo' in other.dataset,
  );
  const beyond = tiles.filter((other) => Math.sign(other.offsetTop - tile.offsetTop) === step);
  const tops = beyond.map(({ offsetTop }) => offsetTop);
  const top = step < 0 ? Math.max(...tops) : Math.min(...tops);
  const middle = middleOf(tile);
  return beyond
    .filter(({ offsetTop }) => offsetTop === top)
    .toSorted((one, other) => Math.abs(middleOf(one) - middle) - Math.abs(middleOf(other) - middle))
    .at(0);
}

function middleOf({ offsetLeft, offsetWidth }: HTMLElement): number {
  return offsetLeft + offsetWidth / 2;
}
