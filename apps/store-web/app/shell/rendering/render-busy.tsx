import type { BusyPageRequest } from '@albumen/contract/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainError } from '../errors/plain-error.tsx';
import { assetsOf, routeSource } from './asset-tags.ts';
import { renderDocument } from './document.ts';

const message = {
  title: 'Many people are here right now',
  text: 'Give us a moment: this page tries again by itself in a few seconds. Nothing of yours is lost.',
  remedy: 'retry',
} as const;

/** The page for whoever is not let in yet: made once, for any address, without script. */
export function renderBusy(request: BusyPageRequest): string {
  const { brand, assets } = request;
  return renderDocument({
    request,
    handle: { pageType: 'Static', title: message.title, isPrivate: true },
    title: message.title,
    assets: assetsOf(assets, ['app/routes.ts', routeSource('layout.site')], brand),
    markup: renderToStaticMarkup(<PlainError brand={brand} message={message} retryUrl="" />),
  });
}
