import type { DesignDocument } from '@albumen/print/document/design-document';

type Change = (document: DesignDocument) => DesignDocument;
type Watcher = (document: DesignDocument) => void;

/** Changes in the course of a hand's move: painted at once, everybody else is notified when it rests. */
export interface Moves {
  /** Changes of one name are one step back. */
  move: (change: Change, name?: string) => void;
  watch: (watcher: Watcher) => () => void;
  /** Notifies now of what was held back. */
  settle: () => void;
}

interface MovesOptions {
  current: () => DesignDocument;
  notify: (document: DesignDocument, name: string | undefined) => void;
}

const restMs = 120;
/** A hand that never rests: what it does is kept all the same, and prices and readiness follow. */
const longestMs = 700;

export function createMoves({ current, notify }: MovesOptions): Moves {
  const watchers = new Set<Watcher>();
  let pending: { document: DesignDocument; name: string | undefined } | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let tiring: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (pending === undefined) return;
    const { document, name } = pending;
    pending = undefined;
    clearTimeout(resting);
    clearTimeout(tiring);
    notify(document, name);
  }

  return {
    settle,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    move(change, name) {
      if (pending !== undefined && pending.name !== name) settle();
      if (pending === undefined) tiring = setTimeout(settle, longestMs);
      const document = change(pending?.document ?? current());
      pending = { document, name };
      clearTimeout(resting);
      resting = setTimeout(settle, restMs);
      for (const watcher of watchers) watcher(document);
    },
  };
}
