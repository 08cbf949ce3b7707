import {
  getStudio,
  type OrderedStudio,
  type Studio,
} from '@albumen/contract/endpoints/shop-photos';
import { getViewer, type Viewer } from '@albumen/contract/endpoints/viewer';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from './navigation/router-context.ts';
import { call } from './api/browser-api.ts';

/** Who looks; whoever gave no answer may well have an account. */
interface SeenViewer extends Omit<Viewer, 'account'> {
  account?: Viewer['account'];
}

const strangers: SeenViewer = {
  isCookieConsentAsked: false,
  isWelcomeDue: false,
  isMarketingDue: false,
  worksFor: null,
};

interface Surroundings extends SeenViewer {
  /** The studio in which a guest shops. */
  studio?: Studio | null;
}

/** Loader of the layouts that greet the viewer. Without an answer the page still shows, as before. */
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
    ...(answered ?? strangers),
    ...(viewer.ok && viewer.value),
    ...(studio.ok && studio.value),
  };
}

/* Pages of photographers, whosever gallery they looked at before. */
const ownPages = /^\/(?:dashboard|operator|gallery\/|account(?!\/orders?(?:\/|$)|\/verify))/;

/* Those of them that people have who only ever look at the galleries of others. */
const guestPages = /^\/(?:dashboard|account)(?:\/|$)/;

/** The studio whose guest is looking, or whose order is shown; undefined on pages that are nobody's. */
export function useStudio(): OrderedStudio | undefined {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<Surroundings>('layout.site');
  const tool = useRouteLoaderData<Surroundings>('layout.tool');
  const order = useRouteLoaderData<{ studio: OrderedStudio | null }>('order');
  const studio = order?.studio ?? (site ?? tool)?.studio ?? undefined;
  const isAtHome = studio?.isOnlyGuest === true && guestPages.test(pathname);
  return ownPages.test(pathname) && !isAtHome ? undefined : studio;
}

/* Pages kept for everyone are rendered without a viewer; the browser asks once they are shown. */
let asked: Promise<void> | undefined;
/* Told last to this browser: only what is shown writes it, so never the server, which has many viewers. */
let answered: Surroundings | undefined;
const listeners = new Set<() => void>();

/** Asks again who is looking; after signing in inside an overlay. */
export async function refreshViewer(): Promise<void> {
  const reply = await call(getViewer);
  if (reply.ok) answered = { ...answered, ...reply.value };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= refreshViewer();
  return () => listeners.delete(listener);
}

/** Who is looking, on pages that are kept for everyone. */
export async function currentViewer(): Promise<SeenViewer> {
  asked ??= refreshViewer();
  await asked;
  return answered ?? strangers;
}

const noSubscription = () => () => undefined;

/** Who is looking; undefined until known on pages that are kept for everyone. */
export function useViewer(): SeenViewer | undefined {
  const site = useRouteLoaderData<Surroundings>('layout.site');
  const tool = useRouteLoaderData<Surroundings>('layout.tool');
  const loaded = site ?? tool;
  useEffect(() => {
    answered = loaded ?? answered;
  });
  const later = useSyncExternalStore(
    loaded ? noSubscription : subscribe,
    () => answered,
    () => undefined,
  );
  return loaded ?? later;
}
