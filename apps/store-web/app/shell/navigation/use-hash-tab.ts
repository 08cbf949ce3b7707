import { useLocation, useNavigate } from 'react-router';
import { useHash } from './use-hash.ts';

/** On every page with tabs this hash shows all of their content, one below the other. */
const showAll = '#show-all';

export interface HashTab<Name extends string> {
  active: Name;
  /** All of them are shown, one below the other. */
  isAll: boolean;
  isShown: (name: Name) => boolean;
  /** Moves to a tab as a link would. */
  select: (name: Name) => void;
}

/** Tabs keyed by the URL's hash: set on load from it, or the default tab, as in the first render. */
export function useHashTab<Name extends string>(
  names: readonly Name[],
  defaultName: NoInfer<Name>,
): HashTab<Name> {
  const { search } = useLocation();
  const hash = useHash();
  const navigate = useNavigate();
  // Compared as it stands: a hash that somebody else wrote may be nothing that can be decoded.
  const wanted = names.find((name) => hash === `#${name}`);
  const active = wanted ?? defaultName;
  const isAll = hash === showAll;
  return {
    active,
    isAll,
    isShown: (name) => isAll || name === active,
    select: (name) => void navigate({ search, hash: name }, { preventScrollReset: true }),
  };
}
