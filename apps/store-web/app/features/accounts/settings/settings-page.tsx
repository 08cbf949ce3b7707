import { centerIn } from '@albumen/ui/center-in';
import { useEffect, useRef, type ReactNode } from 'react';
import { href } from '../../../paths.ts';
import { Link } from '../../../shell/navigation/link.tsx';
import { settingsTabs } from './settings-tabs.ts';
import '@albumen/ui/panels/tabs.css';
import './settings.css';

/** The brand on a page of its own, looking like its tab among the settings. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    centerIn(tabs.current, '[aria-current="page"]');
  }, []);
  return (
    <main id="main" className="settings" tabIndex={-1}>
      <h1 className="title-lg">Account</h1>
      <nav ref={tabs} className="settings__side tabs tabs--side" aria-label="Account settings">
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
