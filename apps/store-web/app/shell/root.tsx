import { use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  UNSAFE_DataRouterDataContext,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { attributes } from '@albumen/contract/wire-names';
import { pageLimits } from '@albumen/contract/page-limits';
import { labBrandFacts } from '@albumen/contract/brands';
import { OverlayHost } from './overlays/overlay-host.tsx';
import { pageOf } from './navigation/matched-page.ts';
import { useRefresh } from './navigation/use-refresh.ts';
import { RootError } from './errors/root-error.tsx';
import { ToastRegion } from './toasts/toasts.tsx';
import { useBrand, useShell } from './shell-context.tsx';
import './root.css';
import { beginLoading, isLoadingShown, subscribeLoading } from './navigation/loading.ts';

function Root() {
  const { isPartial } = useShell();
  if (isPartial) return <Outlet />;
  return <WholePage />;
}

function WholePage() {
  usePageAttributes();
  useScrollbarMark();
  useBackReload();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <LoadingIndicator />
      <Outlet />
      <OverlayHost />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}

/* The server set title and page type in its template; from the first navigation on they are ours. */
function usePageAttributes() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const matches = useMatches();
  // The router has no public way to learn, above its boundaries, that a page failed.
  const errors = use(UNSAFE_DataRouterDataContext)?.errors;
  const { handle, title } = pageOf({
    matches: matches.map(({ id, handle: matched }) => ({ route: { id, handle: matched } })),
    loaderData: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    ...(errors && { errors }),
  });
  // Before the next frame, in which a lost focus is looked for.
  useLayoutEffect(() => {
    document.title = `${title} · ${labBrandFacts[brand].name}`;
    document.body.setAttribute(attributes.pageType, handle.pageType);
    window.dispatchEvent(new Event('pagechange'));
  }, [title, brand, handle.pageType, pathname]);
}

function useScrollbarMark() {
  useEffect(() => {
    const { documentElement } = document;
    const hasRoom = window.innerWidth > documentElement.clientWidth;
    documentElement.toggleAttribute('data-scrollbar', hasRoom);
  }, []);
}

export const rootRoute = {
  id: 'root',
  Component: Root,
  ErrorBoundary: RootError,
} satisfies RouteObject;

/* In-app Back runs the loaders anyway; a page that the browser kept whole is refreshed here. */
function useBackReload(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const refreshKept = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh();
    };
    const refreshAll = () => void refresh();
    window.addEventListener('pageshow', refreshKept);
    window.addEventListener('sentlater', refreshAll);
    return () => {
      window.removeEventListener('pageshow', refreshKept);
      window.removeEventListener('sentlater', refreshAll);
    };
  }, [refresh]);
}

function LoadingIndicator() {
  const { state, location } = useNavigation();
  const isNavigating = state !== 'idle';
  const longestMs = location?.pathname.startsWith('/editor/')
    ? pageLimits.editorLoadingClearedMs
    : undefined;
  useEffect(
    () => (isNavigating ? beginLoading(longestMs) : undefined),
    [isNavigating, longestMs, location?.key],
  );
  const isShown = useSyncExternalStore(subscribeLoading, isLoadingShown, () => false);
  return (
    <output aria-live="polite">
      {isShown && (
        <span className="loading-indicator">
          <span className="visually-hidden">Loading</span>
        </span>
      )}
    </output>
  );
}
