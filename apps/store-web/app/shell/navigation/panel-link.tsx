import type { MouseEvent } from 'react';
import { Link } from './link.tsx';
import { openOverlay } from '../overlays/overlay-store.ts';
import './panel-link.css';

export interface PanelLinkProps {
  to: string;
  /** The link's words, and the panel's heading. */
  title: string;
  className?: string;
}

/** A link whose page opens beside the current one; with Ctrl, Meta or no script it is an ordinary link. */
export function PanelLink({ to, title, className = 'link' }: PanelLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    openOverlay('sidePanel', { path: to, title }).catch(() => window.location.assign(to));
  };
  return (
    <Link to={to} className={className} onClick={open}>
      {title}
    </Link>
  );
}
