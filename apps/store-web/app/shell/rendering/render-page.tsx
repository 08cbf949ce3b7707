import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { createApi } from '../api/api.ts';
import { assetsOf, routeSource, styleTags, type PageAssets } from './asset-tags.ts';
import { collectingCookies } from './collecting-cookies.ts';
import { describeErrors, unexpectedOf } from '../errors/described-errors.ts';
import { renderDocument } from './document.ts';
import { renderFailure } from './render-failure.tsx';
import { pageOf } from '../navigation/matched-page.ts';
import { serializePayload } from './page-payload.ts';
import type { PageReply, PageRequest } from '@albumen/contract/pages';
import { surroundingsContext } from '../navigation/router-context.ts';
import { ShellContext } from '../shell-context.tsx';
import { splitOffsLoaded } from '../split-off.tsx';

type Handler = ReturnType<typeof createStaticHandler>;

/** Renders the pages of these routes. */
export function pageRenderer(routes: RouteObject[]) {
  const handler = createStaticHandler(routes);
  return (request: PageRequest) => renderPage(request, handler);
}

/** One page: its loaders (and, for a form post, its action) through the transport, then its HTML. */
async function renderPage(request: PageRequest, handler: Handler): Promise<PageReply> {
  await splitOffsLoaded();
  const cookies = collectingCookies(request.transport);
  const found = await handler.query(webRequest(request), {
    requestContext: surroundingsOf({ ...request, transport: cookies.transport }),
  });
  if (found instanceof Response) return answerOf(found, cookies.collected);
  const unexpected = unexpectedOf(found.errors);
  const context = { ...found, errors: describeErrors(found.errors, request.requestId) };
  try {
    return {
      ...rendered({ request, handler, context }),
      setCookies: cookies.collected,
      unexpected,
    };
  } catch (error) {
    return { ...renderFailure(request), unexpected: [...unexpected, error] };
  }
}

function webRequest(request: PageRequest): Request {
  const { url, method, headers, body } = request;
  const isPost = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method: isPost ? method : 'GET',
    headers,
    ...(isPost && body !== undefined && { body }),
  });
}

function surroundingsOf(request: PageRequest): RouterContextProvider {
  const { brand, publicConfig } = request;
  const api = createApi(request.transport, () => request.csrfToken);
  const provider = new RouterContextProvider();
  provider.set(surroundingsContext, { ...api, brand, publicConfig });
  return provider;
}

function answerOf(response: Response, setCookies: string[]): PageReply {
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: {},
    setCookies,
    ...(location === null ? { html: '' } : { redirectTo: location }),
  };
}

interface Found {
  request: PageRequest;
  handler: Handler;
  context: StaticHandlerContext;
}

function rendered({ request, handler, context }: Found): PageReply {
  const isPartial = request.headers[wireHeaders.pageType] === 'Partial';
  const drawing = draw({ request, handler, context }, isPartial);
  return {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    // A fragment brings its style sheets along: the page around it may never have needed them.
    html: isPartial
      ? styleTags(drawing.assets).join('') + drawing.markup
      : documentOf(request, context, drawing),
  };
}

interface Drawing {
  markup: string;
  assets: PageAssets;
}

function draw({ request, handler, context }: Found, isPartial: boolean): Drawing {
  const { brand, publicConfig, csrfToken } = request;
  const sources = context.matches.map(({ route }) => routeSource(route.id));
  // The browser's entry does the same: only a gallery begins without the table of all pages.
  if (!sources.includes(routeSource('layout.exhibition'))) sources.push('app/routes.ts');
  const onSplitOff = (source: string) => sources.push(source);
  const render = isPartial ? renderToStaticMarkup : renderToString;
  const markup = render(
    <ShellContext value={{ brand, publicConfig, csrfToken, isPartial, onSplitOff }}>
      <StaticRouterProvider
        context={context}
        router={createStaticRouter(handler.dataRoutes, context)}
        hydrate={false}
      />
    </ShellContext>,
  );
  return { markup, assets: assetsOf(request.assets, sources, brand) };
}

function documentOf(request: PageRequest, context: StaticHandlerContext, drawing: Drawing): string {
  const { brand, publicConfig, csrfToken } = request;
  const { loaderData, actionData, errors } = context;
  const hydration = { loaderData, actionData, errors };
  return renderDocument({
    request,
    ...drawing,
    ...pageOf(context),
    payload: serializePayload({ brand, publicConfig, csrfToken, hydration }),
  });
}
