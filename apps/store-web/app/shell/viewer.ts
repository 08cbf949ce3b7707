import { getStudio, type Studio } from '@albumen/contract/endpoints/shop-photos';
import { getViewer, type Viewer } from '@albumen/contract/endpoints/viewer';
import { useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from './navigation/router-context.ts';
import { call } from './api/browser-api.ts';

const strangers: Viewer = {
  account: null,
  isCookieConsentAsked: false,
  isWelcomeDue: false,
  isMarketingDue: false,
  worksFor: null,
};

interface Surroundings extends Viewer {
  /** The studio in which a guest shops. */
  studio: Studio | null;
}

/** Loader of the layouts that greet the viewer. Without an answer the page still shows, as to a stranger. */
export async function viewerLoader({
  context,
  request,
}: LoaderFunctionArgs): Promise<Surroundings> {
  const { call: ask } = apiOf(context);
  const gallery = new URL(request.url).searchParams.get('gallery') ?? undefined;
  const [viewer, studio] = await Promise.all([
    ask(getViewer),
    ask(getStudio, { query: { gallery } }),
  ]);
  return {
    ...(viewer.ok ? viewer.value : strangers),
    studio: (studio.ok ? studio.value.studio : null) ?? null,
  };
}

/* Pages of photographers, whosever gallery they looked at before. */
const ownPages = /^\/(?:dashboard|operator|gallery\/|account(?!\/orders?(?:\/|$)|\/verify))/;

/* Those of them that people have who only ever look at the galleries of others. */
const guestPages = /^\/(?:dashboard|account)(?:\/|$)/;

/** The studio whose guest is looking, or whose order is shown; undefined on pages that are nobody's. */
export function useStudio(): Studio | undefined {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<Surroundings>('layout.site');
  const tool = useRouteLoaderData<Surroundings>('layout.tool');
  const order = useRouteLoaderData<Pick<Surroundings, 'studio'>>('order');
  const studio = order?.studio ?? (site ?? tool)?.studio ?? undefined;
  const isAtHome = studio?.isOnlyGuest === true && guestPages.test(pathname);
  return ownPages.test(pathname) && !isAtHome ? undefined : studio;
}

/* Pages kept for everyone are rendered without a viewer; the browser asks once they are shown. */
let asked: Promise<void> | undefined;
let answered: Viewer | undefined;
const listeners = new Set<() => void>();

/** Asks again who is looking; after signing in inside an overlay. */
export async function refreshViewer(): Promise<void> {
  const reply = await call(getViewer);
  answered = reply.ok ? reply.value : strangers;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= refreshViewer();
  return () => listeners.delete(listener);
}

/** Who is looking, on pages that are kept for everyone. */
export async function currentViewer(): Promise<Viewer> {
  asked ??= refreshViewer();
  await asked;
  return answered ?? strangers;
}

const noSubscription = () => () => undefined;

/** Who is looking; undefined until known on pages that are kept for everyone. */
export function useViewer(): Viewer | undefined {
  const site = useRouteLoaderData<Viewer>('layout.site');
  const tool = useRouteLoaderData<Viewer>('layout.tool');
  const loaded = site ?? tool;
  const later = useSyncExternalStore(
    loaded ? noSubscription : subscribe,
    () => answered,
    () => undefined,
  );
  return loaded ?? later;
}
