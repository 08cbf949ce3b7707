import { partials, type PartialName, type PartialProps } from './partials.ts';
import { renderToStaticMarkup } from 'react-dom/server';

export { renderPage } from './shell/render-page.tsx';
export type { PageReply, PageRequest, PublicConfig } from './shell/page-request.ts';

/** An HTML fragment, from the same component that the page uses. */
export function renderPartial<Name extends PartialName>(
  name: Name,
  props: PartialProps<Name>,
): string {
  const Component: React.ComponentType<PartialProps<Name>> = partials[name];
  return renderToStaticMarkup(<Component {...props} />);
}
