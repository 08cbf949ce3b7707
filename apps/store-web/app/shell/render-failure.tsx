import { renderToStaticMarkup } from 'react-dom/server';
import { assetsOf, routeSource } from './asset-tags.ts';
import { renderDocument } from './document.ts';
import { errorWords } from './error-words.ts';
import type { PageReply, PageRequest } from '@albumen/contract/pages';
import { PlainError } from './plain-error.tsx';

/** The page when rendering itself failed: no router, no script, nothing that could fail again. */
export function renderFailure(request: PageRequest): PageReply {
  const words = errorWords({ status: 500, data: null });
  const { brand, url } = request;
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: renderDocument({
      request,
      handle: { pageType: 'Static', title: words.title, isPrivate: true },
      title: words.title,
      assets: assetsOf(request.assets, ['app/routes.ts', routeSource('layout.site')], brand),
      markup: renderToStaticMarkup(<PlainError brand={brand} words={words} retryUrl={url} />),
    }),
  };
}
