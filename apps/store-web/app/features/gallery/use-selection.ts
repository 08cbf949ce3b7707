import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** A tap on a photo chooses it instead of opening it. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  begin: () => void;
  end: () => void;
  toggle: (id: string) => void;
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
  return useMemo(() => ({ isOn, ids, begin, end, toggle }), [isOn, ids, begin, end, toggle]);
}
