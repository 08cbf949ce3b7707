import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { drawField } from './card-form-look.ts';
import { cardFormWords, type CardFormLabels } from './card-form-words.ts';
import { CardNumber, Cvv, ExpirationDate, type FieldProps } from './field.tsx';
import { useFieldsContext, useHostedFields } from './fields-context.ts';
import type { FieldEvent } from './follow-events.ts';
import { HostedFieldsProvider, type HostedFieldsProviderProps } from './fields-provider.tsx';
import type { CardPayload, TokenizeOptions } from './tokenize-verified.ts';

interface FormProps {
  /** The card's nonce, to be charged by the server; the button waits for it. */
  onPayload: (payload: CardPayload) => void | Promise<void>;
  /** Tokenizing was refused, or `onPayload` failed. */
  onRefused?: ((error: unknown) => void) | undefined;
  /** Goes with every card, e.g. `{ verify: { amount: '12.00' } }`. */
  tokenizeOptions?: TokenizeOptions | undefined;
  /** Instead of the form's own words, which are in the language of its fields. */
  labels?: Partial<CardFormLabels> | undefined;
  /** The form's class; its fields have `albumen-field`, messages `albumen-message`. */
  className?: string | undefined;
}

export type CardFormProps = FormProps & Omit<HostedFieldsProviderProps, 'children'>;

/** A whole card form: labels, fields, what is wrong with each, and the button. */
export function CardForm(props: CardFormProps) {
  const { onPayload, onRefused, tokenizeOptions, labels, className, onEvent, ...provider } = props;
  const button = useRef<HTMLButtonElement>(null);
  function handleEvent(event: FieldEvent): void {
    // Enter in a field, as in any form: nothing while the button is disabled.
    if (event.type === 'inputSubmitRequest') button.current?.click();
    onEvent?.(event);
  }
  return (
    <HostedFieldsProvider {...provider} onEvent={handleEvent}>
      <Form {...{ onPayload, onRefused, tokenizeOptions, labels, className, button }} />
    </HostedFieldsProvider>
  );
}

function Form(props: FormProps & { button: RefObject<HTMLButtonElement | null> }) {
  const { onPayload, onRefused, tokenizeOptions, labels, className, button } = props;
  const { status, tokenize, locale } = useFieldsContext('<CardForm>');
  const pageLanguage = useSyncExternalStore(unwatched, languageOfPage, () => undefined);
  const { words, language, direction } = cardFormWords(locale ?? pageLanguage);
  const { number, expirationDate, cvv, submit } = { ...words, ...labels };
  // Words in the page's own language need no mark.
  const marked = locale === undefined ? undefined : { lang: language, dir: direction };
  const [isBusy, setIsBusy] = useState(false);
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
    <form
      {...marked}
      className={className}
      onSubmit={(event) => void pay(event)}
      aria-busy={isBusy}
      noValidate
    >
      <Labeled label={number} name="number" field={CardNumber} />
      <Labeled label={expirationDate} name="expirationDate" field={ExpirationDate} />
      <Labeled label={cvv} name="cvv" field={Cvv} />
      <button ref={button} type="submit" disabled={status !== 'ready' || isBusy}>
        {submit}
      </button>
    </form>
  );
}

/** A page's `lang` is read whenever the form is drawn, as the fields read it when they are created. */
const unwatched = () => () => undefined;
const languageOfPage = () => document.documentElement.lang;

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
