import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { drawField } from './card-form-look.ts';
import { CardNumber, Cvv, ExpirationDate, type FieldProps } from './field.tsx';
import { useHostedFields } from './fields-context.ts';
import { HostedFieldsProvider, type HostedFieldsProviderProps } from './fields-provider.tsx';
import type { CardPayload, TokenizeOptions } from './tokenize-verified.ts';

/** Words around the fields; what is wrong with a field is said in the form's own. */
export interface CardFormLabels {
  number: string;
  expirationDate: string;
  cvv: string;
  submit: string;
}

interface FormProps {
  /** The card's nonce, to be charged by the server; the button waits for it. */
  onPayload: (payload: CardPayload) => void | Promise<void>;
  /** Tokenizing was refused, or `onPayload` failed. */
  onRefused?: ((error: unknown) => void) | undefined;
  /** Goes with every card, e.g. `{ verify: { amount: '12.00' } }`. */
  tokenizeOptions?: TokenizeOptions | undefined;
  labels?: Partial<CardFormLabels> | undefined;
  /** The form's class; its fields have `albumen-field`, messages `albumen-message`. */
  className?: string | undefined;
}

export type CardFormProps = FormProps & Omit<HostedFieldsProviderProps, 'children'>;

const english: CardFormLabels = {
  number: 'Card number',
  expirationDate: 'Expires',
  cvv: 'Security code',
  submit: 'Pay',
};

/** A whole card form: labels, fields, what is wrong with each, and the button. */
export function CardForm(props: CardFormProps) {
  const { onPayload, onRefused, tokenizeOptions, labels, className, ...provider } = props;
  return (
    <HostedFieldsProvider {...provider}>
      <Form {...{ onPayload, onRefused, tokenizeOptions, labels, className }} />
    </HostedFieldsProvider>
  );
}

function Form({ onPayload, onRefused, tokenizeOptions, labels, className }: FormProps) {
  const { status, tokenize } = useHostedFields();
  const [isBusy, setIsBusy] = useState(false);
  const words = { ...english, ...labels };
  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onPayload(await tokenize(tokenizeOptions));
    } catch (error) {
      onRefused?.(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form className={className} onSubmit={(event) => void pay(event)} aria-busy={isBusy} noValidate>
      <Labeled label={words.number} name="number" field={CardNumber} />
      <Labeled label={words.expirationDate} name="expirationDate" field={ExpirationDate} />
      <Labeled label={words.cvv} name="cvv" field={Cvv} />
      <button type="submit" disabled={status !== 'ready' || isBusy}>
        {words.submit}
      </button>
    </form>
  );
}

interface LabeledProps {
  label: string;
  name: 'number' | 'expirationDate' | 'cvv';
  field: (props: FieldProps) => ReactElement;
}

function Labeled({ label, name, field: Field }: LabeledProps) {
  const id = useId();
  const { state } = useHostedFields();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div ref={drawField} className="albumen-field">
        <Field id={id} />
      </div>
      {/* The frame announces it by itself. */}
      <p className="albumen-message" aria-hidden="true">
        {state?.fields[name].message}
      </p>
    </div>
  );
}
