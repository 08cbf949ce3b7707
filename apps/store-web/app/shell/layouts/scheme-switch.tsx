import { AutoSchemeIcon, MoonIcon, SunIcon } from '@albumen/ui/icons';
import { useSyncExternalStore } from 'react';
import { chooseScheme, currentScheme, schemes, subscribeScheme, type Scheme } from './scheme.ts';
import './scheme-switch.css';

const looks: Record<Scheme, { label: string; Icon: typeof SunIcon }> = {
  auto: { label: 'As the system', Icon: AutoSchemeIcon },
  light: { label: 'Light', Icon: SunIcon },
  dark: { label: 'Dark', Icon: MoonIcon },
};

/** Light, dark, or as the system; remembered in this browser. Hidden without script. */
export function SchemeSwitch() {
  const scheme = useSyncExternalStore(subscribeScheme, currentScheme, () => 'auto');
  return (
    <fieldset className="scheme-switch">
      <legend className="visually-hidden">Appearance</legend>
      {schemes.map((choice) => {
        const { label, Icon } = looks[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === scheme}
            aria-label={label}
            title={label}
            onClick={() => chooseScheme(choice)}
          >
            <Icon size={16} />
          </button>
        );
      })}
    </fieldset>
  );
}
