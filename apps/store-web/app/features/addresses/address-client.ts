import type { PublicConfig } from '@albumen/contract/pages';
import type { AddressSuggestion } from './address-suggestion.ts';

export interface AddressQuestion {
  search: string;
  /** Opens a building of several units. */
  selected?: string;
}

export type AskAddresses = (question: AddressQuestion) => Promise<AddressSuggestion[]>;

const standIn = { url: '/stand-in/addresses', key: 'stand-in' };

/** Asks the address service straight from the browser; the vendor's library comes with the first question. */
export function addressClient(config: PublicConfig): AskAddresses {
  const { url, key } = config.addressLookup ?? standIn;
  return async (question) => {
    const { autocomplete } = await import('./smarty-autocomplete.ts');
    const lookupUrl = url === '' ? undefined : new URL(`${url}/lookup`, location.origin).href;
    return await autocomplete(key, lookupUrl, question);
  };
}
