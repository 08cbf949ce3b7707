import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetPayer, keptPayer } from './kept-payer.ts';
import type { MethodPanelProps, MethodResult } from './payment-method.ts';

type RedirectReturn = Pick<MethodPanelProps, 'subject' | 'onReturn'> & {
  isBack: boolean;
  /** What the bank or wallet gave while the page was away. */
  finish: () => Promise<MethodResult>;
};

/** Takes, once, what a page brings that a bank or wallet led back to. */
export function useRedirectReturn({ isBack, subject, finish, onReturn }: RedirectReturn): void {
  const isFinishing = useRef(false);
  const bring = useEffectEvent(async () => {
    const payer = keptPayer(subject.id);
    onReturn(await finish(), payer);
    forgetPayer();
  });
  useEffect(() => {
    if (!isBack || isFinishing.current) return;
    isFinishing.current = true;
    void bring();
  }, [isBack]);
}
