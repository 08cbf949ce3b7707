import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetPayer, keptPayer } from './kept-payer.ts';
import type { MethodPanelProps, TakenPayment } from './pay-subject.ts';

type Comeback = Pick<MethodPanelProps, 'subject' | 'onComeback'> & {
  hasComeBack: boolean;
  /** What the bank or wallet gave while the page was away. */
  finish: () => Promise<TakenPayment>;
};

/** Takes, once, what a page brings that a bank or wallet led back to. */
export function useComeback({ hasComeBack, subject, finish, onComeback }: Comeback): void {
  const isFinishing = useRef(false);
  const bring = useEffectEvent(async () => {
    const payer = keptPayer(subject.id);
    onComeback(await finish(), payer);
    forgetPayer();
  });
  useEffect(() => {
    if (!hasComeBack || isFinishing.current) return;
    isFinishing.current = true;
    void bring();
  }, [hasComeBack]);
}
