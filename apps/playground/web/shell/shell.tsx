import { useEffect, useRef, type ReactNode } from 'react';
import { panels } from '../panels/panels.ts';
import { Link } from './link.tsx';
import './shell.css';

/** What is on every page: where one is, and that no money moves here. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const isConsole = path.startsWith('/console');
  const panel = panels.find((one) => one.path === path);
  const title = panel?.title ?? 'Console';
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · Albumen Pay playground`;
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [title]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <Link className="top__name" href="/">
          Albumen Pay <span>playground</span>
        </Link>
        <nav ref={nav} className="top__nav" aria-label="Playground">
          {panels.map((one) => (
            <Link
              key={one.path}
              href={one.path}
              aria-current={one.path === path ? 'page' : undefined}
            >
              {one.title}
            </Link>
          ))}
          <Link href="/console/transactions" aria-current={isConsole ? 'page' : undefined}>
            Console
          </Link>
          <a href="/docs">Documentation</a>
        </nav>
        <p className="top__sandbox">
          <strong>Sandbox</strong> <span>test cards only, no money moves</span>
        </p>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
