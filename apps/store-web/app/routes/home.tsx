import { CyanLanding } from '../features/landing/cyan-landing.tsx';
import { HalideLanding } from '../features/landing/halide-landing.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { useBrand } from '../shell/shell-context.tsx';
import { useViewer } from '../shell/viewer.ts';

export const handle = {
  pageType: 'Static',
  title: 'Galleries for photographers',
  preview: () => ({
    title: 'Galleries for photographers',
    description: 'Galleries that hold a whole wedding: upload, share one link, favorite, download.',
  }),
} satisfies PageHandle;

export function Component() {
  const isSignedIn = Boolean(useViewer()?.account);
  const Landing = useBrand() === 'halide' ? HalideLanding : CyanLanding;
  return <Landing isSignedIn={isSignedIn} />;
}
