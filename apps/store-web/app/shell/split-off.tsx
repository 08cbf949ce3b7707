import { lazy, Suspense, type ComponentType } from 'react';
import { loadPart } from './errors/missing-part.ts';
import { useShell } from './shell-context.tsx';

const loading: Promise<void>[] = [];

/** The server's rendering does not wait, so it awaits this first; empty in browsers. */
export async function splitOffsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/**
 * A part of a page that most visits never see: browsers load it when it is drawn, the server has it
 * from its start. `source` is its file from `app/` on, by which the server finds its style sheets.
 */
export function splitOff<Props extends object>(
  source: `app/${string}.tsx`,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await loadPart(load) }));
  let Loaded: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) {
    loading.push(
      load().then((component) => {
        Loaded = component;
      }),
    );
  }
  return function SplitOff(props: Props) {
    useShell().onSplitOff?.(source);
    const Part = Loaded ?? Later;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
