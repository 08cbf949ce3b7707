import type { StudioRight } from '@albumen/contract/rights';
import { useViewer } from './viewer.ts';

/** Whether the viewer may do it in the studio that is worked for; everybody may in one's own. */
export function useMay(right: StudioRight): boolean {
  const worksFor = useViewer()?.worksFor;
  return !worksFor || worksFor.rights.includes(right);
}
