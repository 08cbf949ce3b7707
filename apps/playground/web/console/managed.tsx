import { Button } from '@albumen/ui/buttons/button';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../shell/api.ts';
import { Loading, Trouble } from '../shell/states.tsx';
import type { Loaded } from '../shell/use-loaded.ts';

interface ManagedProps<Value> {
  title: string;
  hint: ReactNode;
  loaded: Loaded<Value>;
  /** Result or trouble of the last change. */
  said: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of what a merchant manages: what it is, what there is, what came of the last change. */
export function Managed<Value>({ title, hint, loaded, said, children }: ManagedProps<Value>) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="managed" aria-labelledby={id}>
      <div className="managed__about">
        <h2 id={id}>{title}</h2>
        <p className="quiet">{hint}</p>
      </div>
      <div className="managed__body">
        {loaded.status === 'loading' && <Loading what={title} />}
        {loaded.status === 'failed' && <Trouble message={loaded.message} onRetry={loaded.reload} />}
        {loaded.status === 'ready' && children(loaded.value)}
        <output className="said">{said}</output>
      </div>
    </section>
  );
}

/** Runs changes one after the other, and tells what came of the last. */
export function useChange(reload: () => void) {
  const [said, setSaid] = useState<ReactNode>();
  const change = async (work: () => Promise<ReactNode>): Promise<boolean> => {
    setSaid(undefined);
    try {
      setSaid(await work());
      return true;
    } catch (error) {
      setSaid(<span className="said__bad">{messageOf(error)}</span>);
      return false;
    } finally {
      reload();
    }
  };
  return { said, change };
}

interface ManagedRowProps {
  name: string;
  note: ReactNode;
  /** The verb of its button, such as "Revoke"; without one it stays. */
  verb?: string | undefined;
  onRemove?: () => void;
}

export function ManagedRow({ name, note, verb, onRemove }: ManagedRowProps) {
  return (
    <li className="managed__row">
      <span>
        <code>{name}</code>
        <span className="quiet">{note}</span>
      </span>
      {verb !== undefined && (
        <Button isDense kind="quiet" aria-label={`${verb} ${name}`} onClick={onRemove}>
          {verb}
        </Button>
      )}
    </li>
  );
}
