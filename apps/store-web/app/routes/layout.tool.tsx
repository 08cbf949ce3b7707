import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/errors/error-page.tsx';
import type { ReactNode } from 'react';
import { useTypedEarly } from '../shell/forms/typed-early.ts';
import { useShell } from '../shell/shell-context.tsx';
import { SiteHeader } from '../shell/layouts/site-header.tsx';
import '../shell/layouts/site-frame.css';

export { viewerLoader as loader } from '../shell/viewer.ts';

export function Component() {
  useTypedEarly();
  return (
    <ToolFrame>
      <Outlet />
    </ToolFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ToolFrame>
      <ErrorPage />
    </ToolFrame>
  );
}

/** The frame of tools: the slim header, no footer, all the space for the tool. */
function ToolFrame({ children }: { children: ReactNode }) {
  const { isPartial } = useShell();
  if (isPartial) return children;
  return (
    <div className="tool-frame">
      <SiteHeader isSlim />
      {children}
    </div>
  );
}
