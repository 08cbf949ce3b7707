import { labBrandFacts } from '@albumen/contract/brands';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { href } from '../../paths.ts';
import { useShell } from '../shell-context.tsx';
import './exhibition-frame.css';

/** The frame of pages to look at: the photographs first, the lab's name in small at the very end. */
export function ExhibitionFrame({ children }: { children: ReactNode }) {
  const { brand, isPartial } = useShell();
  if (isPartial) return children;
  return (
    <div className="exhibition-frame">
      {children}
      <footer className="exhibition-footer text-sm">
        <p>
          Printed by <b>{labBrandFacts[brand].name}</b>
        </p>
        <nav aria-label="About this page">
          <Link to={href.help('downloads')}>Help</Link>
          <Link to={href.privacy()}>Privacy</Link>
          <Link to={href.terms()}>Terms</Link>
        </nav>
      </footer>
    </div>
  );
}
