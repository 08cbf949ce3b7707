import {
  useState,
  type InputEvent,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { CharacterCount, isOver } from './character-count.tsx';
import { FieldFrame } from './field.tsx';
import { type LabelledFieldProps, useLabelledField } from '../lib/use-labelled-field.ts';

interface TextFieldOwnProps extends LabelledFieldProps {
  /** Shows a counter 'n/max', red when over; the browser does not cut what is typed. */
  counterMax?: number;
}

export type TextFieldProps = TextFieldOwnProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>;

/** A labelled text input whose messages come from the form around it. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useTextControl(props);
  return (
    <FieldFrame {...frame}>
      <input className="input" {...control} />
    </FieldFrame>
  );
}

export type TextAreaProps = TextFieldOwnProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

/** Several lines of text, with the same label, counter and messages. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = useTextControl(props);
  return (
    <FieldFrame {...frame}>
      <textarea className="input" {...control} />
    </FieldFrame>
  );
}

interface TextControlProps<Control> {
  value?: TextValue;
  defaultValue?: TextValue;
  onInput?: ((event: InputEvent<Control>) => void) | undefined;
}

/** The props of the frame around a text control and of the control itself. */
function useTextControl<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Props extends TextFieldOwnProps & TextControlProps<Control>,
>(props: Props & TextControlProps<Control>) {
  const { counterMax, ...labelled } = props;
  const { typed, isInvalid, input, frame, control } = useLabelledField(labelled);
  const [written, setWritten] = useState<string>();
  const text = String(props.value ?? written ?? typed ?? props.defaultValue ?? '');
  const count = counterMax === undefined ? undefined : { text, max: counterMax };
  return {
    frame: { ...frame, aside: props.aside ?? (count && <CharacterCount {...count} />) },
    control: {
      ...input,
      ...startValue(props.value, typed, props.defaultValue),
      ...control,
      'aria-invalid': isInvalid || (count && isOver(count)) || undefined,
      onInput: (event: InputEvent<Control>) => {
        if (counterMax !== undefined) setWritten(event.currentTarget.value);
        props.onInput?.(event);
      },
    },
  };
}

type TextValue = string | number | readonly string[] | undefined;

function startValue(value: TextValue, typed: string | undefined, defaultValue: TextValue) {
  return value === undefined ? { defaultValue: typed ?? defaultValue ?? '' } : { value };
}
