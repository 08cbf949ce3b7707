import { useEffect, useRef, useState } from 'react';
import { createAutosaveTimer, type AutosaveTimer } from '../saving/autosave-timer.ts';
import type { Bulk } from './bulk-prints.ts';
import { bulkDrafts, keptOf } from './kept-bulk.ts';

export interface BulkKeeping {
  status: 'untouched' | 'unsaved' | 'saved';
  /** They lie in the cart now: the next time begins anew. */
  forget: () => Promise<void>;
}

/** Keeps the prints in this browser while they are edited, with or without a connection. */
export function useKeptBulk(
  key: string,
  { bulk, offered }: { bulk: Bulk; offered: readonly string[] },
): BulkKeeping {
  const [status, setStatus] = useState<BulkKeeping['status']>('untouched');
  const latest = useRef(bulk);
  const saved = useRef(bulk);
  const autosave = useRef<AutosaveTimer>(undefined);
  useEffect(() => {
    const save = async () => {
      const now = latest.current;
      if (now === saved.current) return;
      saved.current = now;
      await bulkDrafts.put(key, keptOf(now, offered));
      if (latest.current === now) setStatus('saved');
    };
    const made = createAutosaveTimer(() => void save());
    autosave.current = made;
    return () => {
      made.stop();
      void save();
    };
  }, [key, offered]);
  useEffect(() => {
    if (bulk === latest.current) return;
    latest.current = bulk;
    setStatus('unsaved');
    autosave.current?.touch();
  }, [bulk]);
  const forget = async () => {
    autosave.current?.pause();
    saved.current = latest.current;
    await bulkDrafts.remove(key);
  };
  return { status, forget };
}
