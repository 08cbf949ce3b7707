import { useEffect, useRef, useState } from 'react';
import { snapQuantity } from './quantity-choice.ts';

export interface TypedQuantityProps {
  id: string;
  value: number;
  most: number;
  /** It has just taken the place of the select that had the focus. */
  takesFocus: boolean;
  onChoose: (wanted: number) => void;
}

/** What is typed stays as it is typed until the field is left; then it shows the quantity it means. */
export function TypedQuantity({ id, value, most, takesFocus, onChoose }: TypedQuantityProps) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);
  return (
    <input
      ref={input}
      id={id}
      className="input"
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      step={1}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') onChoose(snapQuantity(target.value, most));
      }}
      onBlur={({ target }) => {
        if (typed === undefined) return;
        setTyped(undefined);
        onChoose(snapQuantity(target.value, most));
      }}
    />
  );
}
