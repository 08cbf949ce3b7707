import type { ReactNode } from 'react';

/** A wide table that scrolls by itself, by keyboard too: that is why it takes focus. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
    <section className="operator__scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
