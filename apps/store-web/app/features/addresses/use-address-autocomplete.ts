import type { AutocompleteLog } from '@albumen/contract/endpoints/accounts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNewest } from '../../shell/use-newest.ts';
import { useShell } from '../../shell/shell-context.tsx';
import { addressClient, type AddressQuestion } from './address-client.ts';
import {
  isWorthAsking,
  opensFurther,
  selectedForm,
  type AddressSuggestion,
} from './address-suggestion.ts';
import { withLog } from './autocomplete-logs.ts';
import { typeInto } from './type-into.ts';

export interface AddressAutocomplete {
  /** Empty when there is nothing to show. */
  suggestions: readonly AddressSuggestion[];
  /** Every lookup of this form, for the wire's `autocompleteLogs`. */
  logs: readonly AutocompleteLog[];
  /** The address is one that was suggested, and not edited since: the wire's `addressAutocompleted`. */
  isAutocompleted: boolean;
  /** What was typed into the address line. */
  search: (text: string) => void;
  /** Takes a suggestion into the fields of the form, or opens a building. */
  choose: (suggestion: AddressSuggestion, form: HTMLFormElement | null) => void;
  close: () => void;
  /** Props of the fields that go with the address line: editing one clears `isAutocompleted`. */
  field: (name: string, start?: string) => { defaultValue: string; onInput: () => void };
}

const pauseMs = 150;
const none: readonly AddressSuggestion[] = [];

/** The address line's behavior without its looks. */
export function useAddressAutocomplete({ country }: { country: string }): AddressAutocomplete {
  const { publicConfig } = useShell();
  const ask = useMemo(() => addressClient(publicConfig), [publicConfig]);
  const [suggestions, setSuggestions] = useState(none);
  const [logs, setLogs] = useState<readonly AutocompleteLog[]>([]);
  const [isAutocompleted, setIsAutocompleted] = useState(false);
  const begin = useNewest();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFilling = useRef(false);

  const close = () => {
    begin();
    clearTimeout(timer.current);
    setSuggestions(none);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  /* A later question, a choice or a closed list makes an answer stale. */
  const lookUp = async (asked: AddressQuestion): Promise<void> => {
    const isNewest = begin();
    const found = await ask(asked).catch(() => none);
    setLogs((before) => withLog(before, { ...asked, at: Date.now(), count: found.length }));
    if (isNewest()) setSuggestions(found);
  };

  const edited = () => {
    if (!isFilling.current) setIsAutocompleted(false);
  };

  return {
    suggestions,
    logs,
    isAutocompleted,
    close,
    search(text) {
      if (isFilling.current) return;
      setIsAutocompleted(false);
      clearTimeout(timer.current);
      if (!isWorthAsking(text, country)) return close();
      timer.current = setTimeout(() => void lookUp({ search: text.trim() }), pauseMs);
    },
    choose(suggestion, form) {
      isFilling.current = true;
      fill(form, suggestion);
      isFilling.current = false;
      if (opensFurther(suggestion)) {
        void lookUp({ search: suggestion.streetLine, selected: selectedForm(suggestion) });
        return;
      }
      setIsAutocompleted(true);
      close();
    },
    field: (_name, start = '') => ({ defaultValue: start, onInput: edited }),
  };
}

/** An apartment goes into its own field; one that was typed stays unless the suggestion has another. */
function fill(form: HTMLFormElement | null, suggestion: AddressSuggestion): void {
  const { streetLine, secondary, city, state, zipcode } = suggestion;
  const hasUnit = secondary !== '' && !opensFurther(suggestion);
  const values = {
    address1: streetLine,
    ...(hasUnit && { address2: secondary }),
    city,
    state,
    zip: zipcode,
  };
  for (const [name, value] of Object.entries(values)) typeInto(form, name, value);
}
