import type { ReactNode } from 'react';
import { href } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { settingsTabs } from './settings-tabs.ts';
import '@albumen/ui/tabs.css';
import './settings.css';

/** The brand on a page of its own, looking like its tab among the settings. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="settings" tabIndex={-1}>
      <h1 className="title-lg">Account</h1>
      <nav className="settings__side tabs tabs--side" aria-label="Account settings">
        {settingsTabs.map(({ name, label }) => (
          <Link
            key={name}
            to={name === 'brand' ? href.accountBrand() : href.account(name)}
            className="tab"
            aria-current={name === 'brand' ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="settings__panel">{children}</div>
    </main>
  );
}
