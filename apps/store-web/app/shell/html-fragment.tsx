import { useLayoutEffect, useRef } from 'react';
import { insertFragment } from './trusted-html.ts';

/** Shows an HTML answer of our server. */
export function HtmlFragment({ html, className }: { html: string; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) insertFragment(element.current, html);
  }, [html]);
  return <div ref={element} className={className} />;
}
