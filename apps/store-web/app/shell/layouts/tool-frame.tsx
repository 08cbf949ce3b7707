import type { ReactNode } from 'react';
import { useShell } from '../shell-context.tsx';
import { SiteHeader } from './site-header.tsx';
import './site-frame.css';

/** Where people work: the slim header, no footer, all the room for the tool. */
export function ToolFrame({ children }: { children: ReactNode }) {
  const { isPartial } = useShell();
  if (isPartial) return children;
  return (
    <div className="tool-frame">
      <SiteHeader isSlim />
      {children}
    </div>
  );
}
