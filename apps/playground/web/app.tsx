import type { PlaygroundFacts } from '../src/wire.ts';
import { Console } from './console/console.tsx';
import { panels } from './panels/panels.ts';
import { api } from './shell/api.ts';
import { usePath } from './shell/path.ts';
import { Shell } from './shell/shell.tsx';
import { useLoaded } from './shell/use-loaded.ts';
import { Loading, Trouble } from './shell/states.tsx';

export function App() {
  const path = usePath();
  const facts = useLoaded('facts', () => api<PlaygroundFacts>('/facts'));
  const panel = panels.find((one) => one.path === path);
  return (
    <Shell path={path}>
      {facts.status === 'loading' && <Loading what="playground" />}
      {facts.status === 'failed' && <Trouble message={facts.message} onRetry={facts.reload} />}
      {facts.status === 'ready' &&
        (panel ? (
          <panel.Component facts={facts.value} />
        ) : (
          <Console path={path} facts={facts.value} />
        ))}
    </Shell>
  );
}
