import type {
  HostedFieldsField,
  HostedFieldsHostedFieldsFieldData,
  HostedFieldsHostedFieldsFieldName,
} from '@albumen/pay/hosted-fields';
import { useEffect, useRef } from 'react';
import { useFieldsContext } from './fields-context.ts';
import type { FieldEvent } from './follow-events.ts';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
import { useLatest } from './use-latest.ts';

/** What is known of a field. */
export type FieldData = HostedFieldsHostedFieldsFieldData;

type FieldOptions = Omit<HostedFieldsField, 'container' | 'selector'>;

export interface FieldProps extends FieldOptions {
  /** Id of the container: a `<label htmlFor>` of it leads into the field. */
  id?: string;
  /**
   * The class of the element around the container, which says how the field is by `data-focused`, `data-empty`,
   * `data-valid` and `data-invalid` (finished and wrong).
   */
  className?: string;
  /** Followed while the form lives, as `placeholder` is; all other options are read once. */
  isDisabled?: boolean;
  onFocus?: (field: FieldData) => void;
  onBlur?: (field: FieldData) => void;
  /** Emptied or begun, valid or wrong; `field.message` says what is wrong. */
  onChange?: (field: FieldData) => void;
}

export interface HostedFieldProps extends FieldProps {
  /** Which field of the card. */
  name: HostedFieldsHostedFieldsFieldName;
}

/** One card field. What is typed stays in the gateway's frame inside it. */
export function HostedField(props: HostedFieldProps) {
  const { name, id, className, isDisabled, onFocus, onBlur, onChange, ...options } = props;
  const { registry, fields, state } = useFieldsContext(`<HostedField name="${name}">`);
  const container = useRef<HTMLDivElement>(null);
  const onEvent = useLatest(({ type, payload }: FieldEvent) => {
    if (!('fields' in payload)) return;
    const data = payload.fields[name];
    if (type === 'focus') onFocus?.(data);
    else if (type === 'blur') onBlur?.(data);
    else onChange?.(data);
  });
  const register = useLatest((element: HTMLElement) =>
    registry.add(name, { container: element, options, onEvent }),
  );
  useBrowserLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // Set by script and not in the markup, which a strict policy would refuse.
    element.style.height = '100%';
    return register(element);
  }, [registry, name]);

  const { placeholder } = options;
  useEffect(() => {
    if (!fields || !state?.fields[name]) return;
    const ignore = () => undefined; // torn down meanwhile
    const show = (attribute: 'disabled' | 'placeholder', value: string | true | undefined) => {
      const target = { field: name, attribute };
      const change =
        value === undefined
          ? fields.removeAttribute(target)
          : fields.setAttribute({ ...target, value });
      change.catch(ignore);
    };
    show('disabled', isDisabled || undefined);
    // Without one; an empty one would be a list's first choice.
    show('placeholder', placeholder);
    // Only when these change, not with every event.
  }, [fields, name, isDisabled, placeholder]); // oxlint-disable-line react/exhaustive-deps

  const known = state?.fields[name];
  const mark = (is: boolean | undefined) => (is ? '' : undefined);
  return (
    <div
      className={className}
      data-hosted-field={name}
      data-focused={mark(known?.isFocused)}
      data-empty={mark(known?.isEmpty ?? true)}
      data-valid={mark(known?.isValid)}
      data-invalid={mark(known && (known.isFocused ? !known.isPotentiallyValid : isWrong(known)))}
    >
      {/* The SDK writes its own classes here, so React never touches them. */}
      <div ref={container} id={id} />
    </div>
  );
}

function isWrong({ isEmpty, isValid }: { isEmpty: boolean; isValid: boolean }): boolean {
  return !isEmpty && !isValid;
}

export function CardNumber(props: FieldProps) {
  return <HostedField {...props} name="number" />;
}

/** Month and year in one field. */
export function ExpirationDate(props: FieldProps) {
  return <HostedField {...props} name="expirationDate" />;
}

export function ExpirationMonth(props: FieldProps) {
  return <HostedField {...props} name="expirationMonth" />;
}

export function ExpirationYear(props: FieldProps) {
  return <HostedField {...props} name="expirationYear" />;
}

export function Cvv(props: FieldProps) {
  return <HostedField {...props} name="cvv" />;
}

export function PostalCode(props: FieldProps) {
  return <HostedField {...props} name="postalCode" />;
}

export function CardholderName(props: FieldProps) {
  return <HostedField {...props} name="cardholderName" />;
}
