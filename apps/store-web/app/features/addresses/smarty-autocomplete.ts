import {
  ClientBuilder,
  LookupUSAutocompletePro,
  SharedCredentials,
} from 'smartystreets-javascript-sdk';
import type { AddressSuggestion } from './address-suggestion.ts';

const maxResults = 8;

/** The vendor's own library. Loaded by `address-client.ts` only, as a chunk of its own. */
export async function autocomplete(
  key: string,
  url: string | undefined,
  asked: { search: string; selected?: string },
): Promise<AddressSuggestion[]> {
  const builder = new ClientBuilder(new SharedCredentials(key)).withMaxRetries(0);
  if (url !== undefined) builder.withBaseUrl(url);
  const lookup = new LookupUSAutocompletePro(asked.search);
  lookup.maxResults = maxResults;
  if (asked.selected !== undefined) lookup.selected = asked.selected;
  const { result } = await builder.buildUsAutocompleteProClient().send(lookup);
  return result.map(({ streetLine, secondary, city, state, zipcode, entries }) => ({
    streetLine,
    secondary,
    city,
    state,
    zipcode,
    entries,
  }));
}
