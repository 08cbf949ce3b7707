import type {
  HostedFields,
  HostedFieldsHostedFieldsFieldName,
  HostedFieldsState,
} from '@albumen/pay/hosted-fields';
import { createContext, useContext } from 'react';
import type { FieldRegistry } from './field-registry.ts';
import type { CardPayload, TokenizeOptions } from './tokenize-verified.ts';

/** A form of card fields. `fields` and `state` are there when `ready`, `error` when `failed`. */
export interface CardFields {
  status: 'loading' | 'ready' | 'failed';
  /** The SDK's own instance, for what is not here. */
  fields: HostedFields | undefined;
  /** What is known of each field and of the card's brand; follows every event. */
  state: HostedFieldsState | undefined;
  error: unknown;
  /** Tries again after a failure. */
  retry: () => void;
  /**
   * Turns what was typed into a nonce; with `verify`, into one that the card's bank has confirmed.
   * @throws Error before the fields are ready; then as the SDK's `tokenize` and `verifyCard`
   */
  tokenize: (options?: TokenizeOptions) => Promise<CardPayload>;
  /** Puts the cursor into a field; does nothing before the fields are ready. */
  focus: (field: HostedFieldsHostedFieldsFieldName) => Promise<void>;
  /** Empties every field. */
  clear: () => Promise<void>;
}

export interface FieldsContextValue extends CardFields {
  registry: FieldRegistry;
  /** What the fields speak, where the page has said it. */
  locale: string | undefined;
}

export const FieldsContext = createContext<FieldsContextValue | undefined>(undefined);

export function useFieldsContext(who: string): FieldsContextValue {
  const value = useContext(FieldsContext);
  if (!value) throw new Error(`${who} needs a <HostedFieldsProvider> above it`);
  return value;
}

/**
 * The card form that the provider above holds.
 * @throws Error without a provider
 */
export function useHostedFields(): CardFields {
  return useFieldsContext('useHostedFields');
}
