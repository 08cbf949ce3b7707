import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { routes } from '../routes.ts';
import { createApi } from './api.ts';
import { assetsOf, styleTags } from './asset-tags.ts';
import { collectingCookies } from './collecting-cookies.ts';
import { describeErrors, unexpectedOf } from './described-errors.ts';
import { renderDocument } from './document.ts';
import { renderFailure } from './render-failure.tsx';
import { pageOf } from './matched-page.ts';
import { serializePayload } from './page-payload.ts';
import type { PageReply, PageRequest } from '@albumen/contract/pages';
import { surroundingsContext } from './router-context.ts';
import { ShellContext } from './shell-context.tsx';

const handler = createStaticHandler(routes);

/** One page: its loaders (and, for a form post, its action) through the transport, then its HTML. */
export async function renderPage(request: PageRequest): Promise<PageReply> {
  const cookies = collectingCookies(request.transport);
  const found = await handler.query(webRequest(request), {
    requestContext: surroundingsOf({ ...request, transport: cookies.transport }),
  });
  if (found instanceof Response) return answerOf(found, cookies.collected);
  const unexpected = unexpectedOf(found.errors);
  const context = { ...found, errors: describeErrors(found.errors) };
  try {
    return { ...rendered(request, context), setCookies: cookies.collected, unexpected };
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

function rendered(request: PageRequest, context: StaticHandlerContext): PageReply {
  const isPartial = request.headers[wireHeaders.pageType] === 'Partial';
  const render = isPartial ? renderToStaticMarkup : renderToString;
  const { brand, publicConfig, csrfToken } = request;
  const markup = render(
    <ShellContext value={{ brand, publicConfig, csrfToken, isPartial }}>
      <StaticRouterProvider
        context={context}
        router={createStaticRouter(handler.dataRoutes, context)}
        hydrate={false}
      />
    </ShellContext>,
  );
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (isPartial)
    return { status: context.statusCode, headers, html: stylesOf(request, context) + markup };
  return { status: context.statusCode, headers, html: documentOf(request, context, markup) };
}

/* A fragment brings its style sheets along: the page around it may never have needed them. */
function stylesOf({ assets, brand }: PageRequest, { matches }: StaticHandlerContext): string {
  const ids = matches.map(({ route }) => route.id);
  return styleTags(assetsOf(assets, ids, brand)).join('');
}

function documentOf(request: PageRequest, context: StaticHandlerContext, markup: string): string {
  const { brand, publicConfig, csrfToken } = request;
  const { loaderData, actionData, errors } = context;
  return renderDocument({
    request,
    markup,
    ...pageOf(context),
    assets: assetsOf(
      request.assets,
      context.matches.map(({ route }) => route.id),
      brand,
    ),
    payload: serializePayload({
      brand,
      publicConfig,
      csrfToken,
      hydration: { loaderData, actionData, errors },
    }),
  });
}
