import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.tsx';
import './static-page.css';

export interface StaticSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface StaticPageProps {
  title: string;
  lede: ReactNode;
  sections: readonly StaticSection[];
  /** A date in words, for texts that bind. */
  since?: string;
}

/** A page that is read: its contents at the left, one column of text; in the side panel the text alone. */
export function StaticPage(props: StaticPageProps) {
  const { title, lede, sections } = props;
  if (useShell().isPartial) {
    return (
      <div className="static-page static-page--beside">
        <p className="text-muted">{lede}</p>
        <Sections {...props} />
      </div>
    );
  }
  return (
    <main id="main" className="static-page" tabIndex={-1}>
      <header className="static-page__head">
        <h1 className="title-xl">{title}</h1>
        <p className="text-lg text-muted">{lede}</p>
      </header>
      <nav className="static-page__contents text-sm" aria-label="On this page">
        <ul className="plain-list">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Sections {...props} />
    </main>
  );
}

function Sections({ sections, since }: StaticPageProps) {
  return (
    <div className="static-page__sections">
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 className="title-md" id={`${section.id}-title`}>
            {section.title}
          </h2>
          <div className="prose">{section.content}</div>
        </section>
      ))}
      {since && <p className="text-sm text-muted">In force since {since}.</p>}
    </div>
  );
}
