import { studioRoles, type StudioRight } from '@albumen/contract/rights';
import { Notice } from '@albumen/ui/feedback/notice';
import type { ReactNode } from 'react';
import { useMay } from './use-may.ts';
import { useViewer } from './viewer.ts';
import './for-changers.css';

interface ForChangersProps {
  right: StudioRight;
  children: ReactNode;
}

/** What is set here is seen by every member; whose role may not change it finds why, and fields at rest. */
export function ForChangers({ right, children }: ForChangersProps) {
  const mayChange = useMay(right);
  const worksFor = useViewer()?.worksFor;
  if (mayChange || !worksFor) return children;
  return (
    <>
      <Notice>
        You see how it is set. As {studioRoles[worksFor.role].label} you do not change it; the owner
        of {worksFor.name} can.
      </Notice>
      <fieldset className="at-rest" disabled>
        {children}
      </fieldset>
    </>
  );
}
