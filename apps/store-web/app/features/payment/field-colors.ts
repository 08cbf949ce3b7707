import { useSyncExternalStore } from 'react';
import { subscribeScheme } from '../../shell/layouts/scheme.ts';

/** Colors of this page for frames that cannot see its tokens. */
export interface FieldColors {
  ink: string;
  muted: string;
  danger: string;
  ground: string;
  surface: string;
  outline: string;
  focus: string;
}

const tokens = {
  ink: '--ink',
  muted: '--ink-muted',
  danger: '--danger',
  ground: '--ground, var(--surface)',
  surface: '--surface-raised',
  outline: '--outline',
  focus: '--focus',
} as const;

/** The tokens as the browser works them out now at that place, as plain `rgb(…)`. */
export function readFieldColors(place: Element): FieldColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const colors = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as unknown as FieldColors; // of the same names
}

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(query);
  system.addEventListener('change', onChange);
  const unsubscribe = subscribeScheme(onChange);
  return () => {
    system.removeEventListener('change', onChange);
    unsubscribe();
  };
}

/** Follows the scheme, so that frames are made anew in the other one's colors. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { scheme } = document.documentElement.dataset;
      return scheme === 'dark' || (scheme !== 'light' && matchMedia(query).matches);
    },
    () => false,
  );
}
