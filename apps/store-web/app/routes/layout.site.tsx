import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ErrorPage } from '../shell/errors/lazy-error-page.ts';
import { SiteFrame } from '../shell/layouts/site-frame.tsx';

export { viewerLoader as loader } from '../shell/viewer.ts';

/** Options and filters of a page change its query many times a minute; who looks stays the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isWithinPage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return isWithinPage && formMethod === undefined ? false : defaultShouldRevalidate;
}

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
