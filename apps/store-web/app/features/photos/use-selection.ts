import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** A tap on a photo chooses it instead of opening it. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  begin: () => void;
  /** Ends choosing and forgets what was chosen. */
  end: () => void;
  toggle: (id: string) => void;
  /** Adds these. */
  choose: (ids: readonly string[]) => void;
}

const none: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState(none);
  const begin = useCallback(() => setIsOn(true), []);
  const end = useCallback(() => {
    setIsOn(false);
    setIds(none);
  }, []);
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const choose = useCallback((more: readonly string[]) => {
    setIds((before) => new Set([...before, ...more]));
  }, []);
  return useMemo(
    () => ({ isOn, ids, begin, end, toggle, choose }),
    [isOn, ids, begin, end, toggle, choose],
  );
}
