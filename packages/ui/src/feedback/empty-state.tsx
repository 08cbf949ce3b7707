import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** Nothing here yet: one sentence, one action, set like a page of its own. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <h2 className="title-md">{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="empty-state__actions">{action}</div>}
    </div>
  );
}
