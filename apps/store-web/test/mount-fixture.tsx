import '@albumen/ui/ui.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShellContext } from '../app/shell/shell-context.tsx';

/** Draws a component by itself, in the shell's surroundings. */
export function mountFixture(fixture: ReactNode): void {
  const root = document.getElementById('app');
  if (!root) throw new Error('the fixture page has no application element');
  const publicConfig = { publicUrl: location.origin, release: 'test' };
  createRoot(root).render(
    <ShellContext value={{ brand: 'cyan', publicConfig, csrfToken: '', isPartial: false }}>
      {fixture}
    </ShellContext>,
  );
}
