import type { ReactNode } from 'react';
import { useShell } from '../shell-context.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './site-frame.css';

/** Header, content, footer; in a panel only the content. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { isPartial } = useShell();
  if (isPartial) return children;
  return (
    <div className="site-frame">
      <SiteHeader />
      {children}
      <SiteFooter />
    </div>
  );
}
