import { Button } from '@albumen/ui/buttons/button';
import type { ReactNode } from 'react';

interface ResetFactorProps {
  isBusy: boolean;
  onReset: () => void;
  /** What it means, and what to ask first. */
  children: ReactNode;
}

/** For whoever lost the phone and the recovery codes; behind a click, as it lets people in. */
export function ResetFactor({ isBusy, onReset, children }: ResetFactorProps) {
  return (
    <details>
      <summary className="text-sm text-muted">Lost the authenticator app</summary>
      <div className="operator__refund">
        <p className="text-sm">{children}</p>
        <Button isDense isBusy={isBusy} onClick={onReset}>
          Take the app away
        </Button>
      </div>
    </details>
  );
}
