import { splitOff } from '../split-off.tsx';
import { useViewer } from '../viewer.ts';

/* Hardly anybody works for another: all others do without its code. */
const StudioBar = splitOff('app/shell/layouts/studio-bar.tsx', async () => {
  const { StudioBar: Bar } = await import('./studio-bar.tsx');
  return Bar;
});

/** The bar of whoever works in somebody else's studio. */
export function WorkedForStudio() {
  const worksFor = useViewer()?.worksFor;
  return worksFor ? <StudioBar worksFor={worksFor} /> : null;
}
