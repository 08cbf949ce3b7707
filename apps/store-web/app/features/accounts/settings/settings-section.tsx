import type { ReactNode } from 'react';

export interface SettingsSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One group of settings: what it is, then its fields. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section className="settings-section">
      <header className="settings-section__head">
        <h2 className="title-md">{title}</h2>
        {text && <p className="text-muted">{text}</p>}
      </header>
      {children}
    </section>
  );
}
