import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/lazy-error-page.ts';
import { ExhibitionFrame } from '../shell/layouts/exhibition-frame.tsx';

/* Nothing to be led away by: whoever comes here was sent a link to pay. */
export function Component() {
  return (
    <ExhibitionFrame>
      <Outlet />
    </ExhibitionFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ExhibitionFrame>
      <ErrorPage />
    </ExhibitionFrame>
  );
}
