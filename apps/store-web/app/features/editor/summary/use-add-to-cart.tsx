import type { DesignProblem } from '@albumen/print/checks/check-document';
import { useState, type ReactNode } from 'react';
import { useProblems } from '../readiness/use-problems.ts';
import { BeforeOrdering } from './before-ordering.tsx';
import { useSending } from './use-sending.ts';

interface AddToCart {
  add: () => void;
  isBusy: boolean;
  dialog: ReactNode;
}

/** Saves the design and puts it into the cart; what it warns of only after the customer has said so. */
export function useAddToCart(): AddToCart {
  const { problems } = useProblems();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isBusy } = useSending();
  const close = () => setIsAsked(false);
  const asked = problems.filter(needsAnswer);
  return {
    isBusy,
    add: () => (asked.length > 0 ? setIsAsked(true) : void send({})),
    dialog: isAsked && (
      <BeforeOrdering
        problems={asked}
        onClose={close}
        onSend={(options) => {
          close();
          void send(options);
        }}
      />
    ),
  };
}

const asks: readonly DesignProblem['code'][] = [
  'fewPixels',
  'sampleWords',
  'blankWords',
  'blankSpread',
];

/* What else may stay as it is, such as words near the edge, is shown while editing. */
function needsAnswer({ level, code }: DesignProblem): boolean {
  return level === 'block' || asks.includes(code);
}
