import { renderToStaticMarkup } from 'react-dom/server';
import { assetsOf, routeSource } from './asset-tags.ts';
import { renderDocument } from './document.ts';
import { errorMessage } from '../errors/error-message.ts';
import type { PageReply, PageRequest } from '@albumen/contract/pages';
import { PlainError } from '../errors/plain-error.tsx';

/** The page when rendering itself failed: no router, no script, nothing that could fail again. */
export function renderFailure(request: PageRequest): PageReply {
  const { brand, url, requestId } = request;
  const failure = { status: 500, data: { requestId } };
  const message = errorMessage(failure);
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: renderDocument({
      request,
      handle: { pageType: 'Static', title: message.title, isPrivate: true },
      title: message.title,
      assets: assetsOf(request.assets, ['app/routes.ts', routeSource('layout.site')], brand),
      markup: renderToStaticMarkup(
        <PlainError brand={brand} message={message} failure={failure} retryUrl={url} />,
      ),
    }),
  };
}
