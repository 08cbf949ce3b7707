import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/lazy-error-page.ts';
import { SiteFrame } from '../shell/layouts/site-frame.tsx';

export { viewerLoader as loader } from '../shell/viewer.ts';

export function Component() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  );
}
