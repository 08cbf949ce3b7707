import type { ReactNode } from 'react';
import './narrow-page.css';

export interface NarrowPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column: what the pages of signing up and in look like. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <main id="main" className="narrow-page" tabIndex={-1}>
      <h1 className="title-lg">{title}</h1>
      {lead && <p className="narrow-page__lead">{lead}</p>}
      {children}
    </main>
  );
}
