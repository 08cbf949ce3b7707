import type { ReactNode } from 'react';
import './accounts.css';

export interface AccountPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column: what the pages of signing up and in look like. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <main id="main" className="account-page" tabIndex={-1}>
      <h1 className="title-lg">{title}</h1>
      {lead && <p className="account-page__lead">{lead}</p>}
      {children}
    </main>
  );
}
