import type { Right } from '@albumen/contract/rights';
import { createContext, use, type ReactNode } from 'react';

export const RightsContext = createContext<readonly Right[]>([]);

/** Shows what only those need who may do it; the server refuses all others anyway. */
export function May({ right, children }: { right: Right; children: ReactNode }) {
  return use(RightsContext).includes(right) ? children : null;
}
