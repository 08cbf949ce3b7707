import { Skeleton } from '@albumen/ui/feedback/skeleton';
import { headers } from '@albumen/contract/wire-names';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserTransport } from '../api/browser-transport.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import './side-panel-overlay.css';
import { insertFragment } from '../trusted-html.ts';

export interface SidePanelProps {
  /** A page of ours; its content is shown without header and footer. */
  path: string;
  title: string;
}

export function Overlay({ path, title }: SidePanelProps) {
  const html = usePartial(path);
  return (
    <OverlayDialog name="sidePanel" shape="panel" title={title}>
      <div className="side-panel" aria-busy={html === undefined}>
        {html === undefined ? <PanelSkeleton /> : <HtmlFragment html={html} />}
      </div>
    </OverlayDialog>
  );
}

function usePartial(path: string): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const wanted = { accept: 'text/html', [headers.pageType]: 'Partial' };
    void browserTransport({ method: 'GET', path, headers: wanted }).then((reply) => {
      if (!isWanted) return;
      if (reply.status >= 200 && reply.status < 300) setHtml(reply.body);
      else window.location.assign(path);
    });
    return () => {
      isWanted = false;
    };
  }, [path]);
  return html;
}

function PanelSkeleton() {
  return (
    <>
      <Skeleton shape="text" isShort />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" isShort />
    </>
  );
}

/** Shows an HTML answer of our server. */
function HtmlFragment({ html, className }: { html: string; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) insertFragment(element.current, html);
  }, [html]);
  return <div ref={element} className={className} />;
}
