import type { LabBrand } from '@albumen/contract/brands';
import { createContext, use } from 'react';
import type { PublicConfig } from '@albumen/contract/pages';

/** What the whole page knows from its first byte. */
export interface Shell {
  brand: LabBrand;
  publicConfig: PublicConfig;
  /** Hidden field of forms that are sent without script. */
  csrfToken: string;
  /** True when only the page's own content is asked for, to be shown in a panel. */
  isPartial: boolean;
  /** On the server: called for each split-off part that a page draws. */
  onSplitOff?: (source: string) => void;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('rendered outside of the shell');
  return shell;
}

export function useBrand(): LabBrand {
  return useShell().brand;
}
