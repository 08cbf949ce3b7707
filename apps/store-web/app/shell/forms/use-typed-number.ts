import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { snapNumber, type NumberLimits } from './snap-number.ts';

export interface TypedNumberOptions extends Partial<NumberLimits> {
  value: number;
  most: number;
  onChoose: (chosen: number) => void;
}

/**
 * A number input: what is typed stays as it is typed until the field is left, and counts at once, snapped
 * down to a step. The first digits of a number are less than it: below the least they count when it is left.
 */
export function useTypedNumber({ value, least = 1, most, step = 1, onChoose }: TypedNumberOptions) {
  const [typed, setTyped] = useState<string>();
  const limits = { least, most, step };
  const choose = (text: string) => {
    const snapped = snapNumber(text, limits);
    if (snapped !== value) onChoose(snapped);
  };
  return {
    /** For the input. */
    input: {
      type: 'number',
      min: least,
      max: most,
      step,
      value: typed ?? String(value),
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setTyped(target.value);
        if (Number(target.value) >= least) choose(target.value);
      },
      onBlur({ target }: FocusEvent<HTMLInputElement>) {
        if (typed === undefined) return;
        setTyped(undefined);
        choose(target.value);
      },
    },
    /** For buttons beside it. */
    stepTo: (next: number): void => {
      setTyped(undefined);
      choose(String(next));
    },
  };
}
