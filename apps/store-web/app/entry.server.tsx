import type { PartialName } from '@albumen/contract/pages';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { partials, type PartialProps } from './partials.ts';
import { routes } from './routes.ts';
import { pageRenderer } from './shell/rendering/render-page.tsx';

export type { PageReply, PageRequest, PublicConfig } from '@albumen/contract/pages';

export { renderBusy } from './shell/rendering/render-busy.tsx';

export const renderPage = pageRenderer(routes);

/** An HTML fragment, from the same component that the page uses. */
export function renderPartial<Name extends PartialName>(
  name: Name,
  props: PartialProps<Name> & object,
): string {
  // The signature ties the props to the component of this name.
  const Component = partials[name] as ComponentType<object>;
  return renderToStaticMarkup(createElement(Component, props));
}
