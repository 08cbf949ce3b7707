import { FieldFrame } from '@albumen/ui/forms/field';
import { describedBy, useField } from '@albumen/ui/forms/form-state';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import './address-line.css';
import { AddressList, optionId } from './address-list.tsx';
import type { AddressSuggestion } from './address-suggestion.ts';
import type { AddressAutocomplete } from './use-address-autocomplete.ts';

export interface AddressLineProps {
  name: string;
  label: ReactNode;
  lookup: AddressAutocomplete;
  defaultValue?: string;
  required?: boolean;
  hint?: ReactNode;
}

/**
 * Street and number, with suggestions as they are typed. A combobox: arrows move through the list,
 * Enter takes, Escape closes the list and nothing else.
 */
export function AddressLine(props: AddressLineProps) {
  const { name, label, lookup, defaultValue = '', required, hint } = props;
  const field = useField(name);
  const listId = `${field.id}-suggestions`;
  const { suggestions } = lookup;
  const [active, setActive] = useActive(suggestions);
  const isOpen = suggestions.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step !== undefined) setActive(moved(active, step, suggestions.length));
    else if (event.key === 'Escape') lookup.close();
    else if (event.key === 'Enter' && chosen) lookup.choose(chosen, event.currentTarget.form);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={field.id} label={label} errors={field.errors} hint={hint}>
      <div className="address-line">
        <input
          className="input"
          id={field.id}
          name={name}
          defaultValue={field.value ?? defaultValue}
          autoComplete="address-line1"
          required={required}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          aria-invalid={field.isInvalid || undefined}
          aria-describedby={describedBy(
            field.isInvalid && field.errorId,
            hint ? field.hintId : false,
          )}
          onInput={({ currentTarget }) => lookup.search(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={lookup.close}
        />
        {isOpen && (
          <AddressList
            id={listId}
            suggestions={suggestions}
            active={active}
            onChoose={(suggestion, element) => lookup.choose(suggestion, element.closest('form'))}
          />
        )}
        <output className="visually-hidden">{isOpen ? countLabel(suggestions.length) : ''}</output>
      </div>
    </FieldFrame>
  );
}

/** Which option the arrows are on; none in a list that has just come. */
function useActive(suggestions: readonly AddressSuggestion[]) {
  const [{ list, index }, set] = useState({ list: suggestions, index: -1 });
  const active = list === suggestions ? index : -1;
  return [active, (next: number) => set({ list: suggestions, index: next })] as const;
}

/** Past either end lies the text itself, then the other end. */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

function countLabel(count: number): string {
  return count === 1
    ? '1 suggestion. Arrow down to choose.'
    : `${count} suggestions. Arrow down to choose.`;
}
