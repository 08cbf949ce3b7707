import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/errors/error-page.tsx';
import { useTypedEarly } from '../shell/forms/typed-early.ts';
import { useShell } from '../shell/shell-context.tsx';
import { SiteFooter } from '../shell/layouts/site-footer.tsx';
import { SiteHeader } from '../shell/layouts/site-header.tsx';
import { WorkedForStudio } from '../shell/layouts/worked-for-studio.tsx';
import '../shell/layouts/site-frame.css';

export { viewerLoader as loader } from '../shell/viewer.ts';

/* Options and filters of a page change its query many times a minute; who looks stays the same. */
export { revalidateBetweenPages as shouldRevalidate } from '../shell/navigation/revalidation.ts';

export function Component() {
  useTypedEarly();
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

/** Header, content, footer; in a panel only the content. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { isPartial } = useShell();
  if (isPartial) return children;
  return (
    <div className="site-frame">
      <SiteHeader />
      <WorkedForStudio />
      {children}
      <SiteFooter />
    </div>
  );
}
