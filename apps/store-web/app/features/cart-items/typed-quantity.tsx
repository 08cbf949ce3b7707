import { useEffect, useRef } from 'react';
import { useTypedNumber } from '../../shell/forms/use-typed-number.ts';

export interface TypedQuantityProps {
  id: string;
  value: number;
  most: number;
  /** It has just taken the place of the select that had the focus. */
  takesFocus: boolean;
  onChoose: (wanted: number) => void;
}

export function TypedQuantity({ id, value, most, takesFocus, onChoose }: TypedQuantityProps) {
  const { input } = useTypedNumber({ value, most, onChoose });
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus();
    ref.current?.select();
  }, [takesFocus]);
  return <input ref={ref} id={id} className="input" inputMode="numeric" {...input} />;
}
