import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/errors/error-page.tsx';
import { ExhibitionFrame } from '../shell/layouts/exhibition-frame.tsx';

/* No viewer here: this page is rendered once for everyone; the browser asks who is looking. */
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
