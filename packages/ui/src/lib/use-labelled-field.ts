import type { ReactNode } from 'react';
import { describedBy, useField } from '../forms/form-state.tsx';

export interface LabelledFieldProps {
  /** The field's name in the form definition and on the wire. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  /** What stands at the end of the label's line. */
  aside?: ReactNode;
}

/** The props of a field's frame and of its control; `input` are those that concern the control alone. */
export function useLabelledField<Props extends LabelledFieldProps>(props: Props) {
  const { name, label, hint, isOptional, aside, ...input } = props;
  const { id, errors, errorId, hintId, isInvalid, value } = useField(name);
  return {
    /** What was typed before a failed submit without script. */
    typed: value,
    isInvalid,
    input,
    frame: { id, label, hint, isOptional: isOptional === true, errors, aside },
    control: {
      id,
      name,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': describedBy(isInvalid && errorId, hint ? hintId : false),
    },
  };
}
