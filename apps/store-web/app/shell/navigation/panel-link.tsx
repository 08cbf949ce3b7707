import type { MouseEvent, ReactNode } from 'react';
import { Link } from './link.tsx';
import { openOverlay } from '../overlays/overlay-store.ts';

export interface PanelLinkProps {
  to: string;
  /** The panel's heading. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A link whose page opens beside the current one; with Ctrl, Meta or no script it is an ordinary link. */
export function PanelLink({ to, title, className, children }: PanelLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    openOverlay('sidePanel', { path: to, title }).catch(() => window.location.assign(to));
  };
  return (
    <Link to={to} className={className} onClick={open}>
      {children}
    </Link>
  );
}
