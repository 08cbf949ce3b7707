import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/errors/lazy-error-page.ts';
import { ToolFrame } from '../shell/layouts/tool-frame.tsx';

export { viewerLoader as loader } from '../shell/viewer.ts';

export function Component() {
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
