import '@albumen/ui/ui.css';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { galleryRoutes } from './gallery-routes.ts';
import { call, callHtml, setApiUrl, setCsrfToken } from './shell/api/browser-api.ts';
import * as errorOverlay from './shell/overlays/error-overlay.tsx';
import { registerOverlays } from './shell/overlays/overlay-store.ts';
import { reloadIfReachable } from './shell/errors/missing-part.ts';
import { reportError, startErrorReporting } from './shell/errors/error-reporting.ts';
import { readPayload } from './shell/rendering/page-payload.ts';
import { surroundingsContext } from './shell/navigation/router-context.ts';
import { ShellContext } from './shell/shell-context.tsx';

/* The page that the server rendered must be ready at once: its lazy modules are loaded first. */
async function loadMatched(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}

interface ChosenRoutes {
  routes: RouteObject[];
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction;
}

/* A guest of a gallery loads the table of all other pages only when leaving it. */
async function chooseRoutes(): Promise<ChosenRoutes> {
  const loadAll = () => import('./routes.ts');
  const isInGallery = (path: string) => matchRoutes(galleryRoutes, path) !== null;
  if (!isInGallery(window.location.pathname)) return loadAll();
  return {
    routes: galleryRoutes,
    // The router asks about the gallery's own address, too, since it holds an id.
    async patchRoutesOnNavigation({ path, patch }) {
      if (!isInGallery(path)) patch('root', (await loadAll()).pages);
    },
  };
}

/* No page needs the list before its first click. */
registerOverlays(async (name) => {
  // What says that something failed must not fail to come.
  if (name === 'error') return () => Promise.resolve(errorOverlay);
  const all = await import('./overlays.ts');
  return all.overlayLoaders[name];
});

/* Nothing of it is needed while there is a network; where that went first, its return brings it. */
function loadOffline(): void {
  import('./shell/offline/offline.ts').then(
    (part) => part.startOffline(),
    () => window.addEventListener('online', loadOffline, { once: true }),
  );
}

/* Nothing of it is drawn: the page need not wait for it, and works without. */
function loadFocus(): void {
  import('./shell/focus/start-focus.ts').then(
    (part) => part.startFocus(),
    () => undefined,
  );
}

async function start(): Promise<void> {
  const { brand, csrfToken, publicConfig, hydration } = readPayload();
  setCsrfToken(csrfToken);
  setApiUrl(publicConfig.apiUrl ?? '');
  startErrorReporting(publicConfig);
  const { routes, patchRoutesOnNavigation } = await chooseRoutes();
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadMatched(route)));

  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    ...(patchRoutesOnNavigation && { patchRoutesOnNavigation }),
    getContext() {
      const provider = new RouterContextProvider();
      provider.set(surroundingsContext, { call, callHtml, brand, publicConfig });
      return provider;
    },
  });
  const root = document.getElementById('app');
  if (!root) throw new Error('the page has no application element');
  hydrateRoot(
    root,
    <ShellContext value={{ brand, publicConfig, csrfToken, isPartial: false }}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  loadFocus();
  setTimeout(loadOffline, 2000);
}

/* The server's page stays to be looked at; what it could do waits for another try. */
function sayThatItDidNotStart(): void {
  const notice = document.createElement('p');
  notice.className = 'toast';
  notice.role = 'alert';
  notice.append('A part of this page did not load. ');
  const retry = document.createElement('button');
  retry.className = 'toast__action';
  retry.append('Try again');
  retry.addEventListener('click', () => void reloadIfReachable());
  notice.append(retry);
  document.querySelector('.toast-region')?.append(notice);
}

start().catch((error: unknown) => {
  sayThatItDidNotStart();
  reportError(error);
});
