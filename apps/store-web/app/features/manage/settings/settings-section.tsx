import type { ReactNode } from 'react';

export interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One subject: what it is on the left, what can be chosen on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section className="gallery-settings__section">
      <div>
        <h2 className="title-sm">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="gallery-settings__controls">{children}</div>
    </section>
  );
}
