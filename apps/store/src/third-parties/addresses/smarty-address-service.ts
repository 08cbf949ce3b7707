import { limits } from '@albumen/contract/limits';
import { postalCode } from '@albumen/contract/rules';
import {
  Batch,
  ClientBuilder,
  LookupUSAutocompletePro,
  LookupUSStreet,
  StaticCredentials,
} from 'smartystreets-javascript-sdk';
import type {
  AddressService,
  AddressSuggestion,
  AddressVerification,
  PostalAddress,
  VerifyOptions,
} from './address-service.ts';
import { interpretCandidates } from './interpret-candidates.ts';
import { stateMistake } from './state-of-postal-code.ts';
import { isSupported } from './supported-address.ts';

type Sender = Parameters<ClientBuilder['withSender']>[0];

export interface SmartyOptions {
  authId: string;
  authToken: string;
  /** Another transport than the vendor's over HTTP; the stand-in is one. */
  sender?: Sender;
  timeoutMs?: number;
  /** Notified of every call that failed; the caller sees only that nothing is known. */
  onFailure?: (error: unknown) => void;
}

/** The vendor's own client library behind our port. */
export function createSmartyAddressService(options: SmartyOptions): AddressService {
  const street = builder(options).buildUsStreetApiClient();
  const autocompletion = builder(options).buildUsAutocompleteProClient();
  const failed = (thrown: unknown) => options.onFailure?.(errorOf(thrown));

  async function askStreets(addresses: readonly PostalAddress[]): Promise<AddressVerification[]> {
    const lookups = addresses.map(lookupOf);
    const batch = new Batch();
    for (const lookup of lookups) batch.add(lookup);
    try {
      await street.send(batch);
    } catch (error) {
      failed(error);
      return addresses.map(() => ({ outcome: 'unavailable' }));
    }
    return addresses.map((address, index) =>
      interpretCandidates(address, lookups[index]?.result ?? []),
    );
  }

  async function verifyAll(
    addresses: readonly PostalAddress[],
    { hasStreetCarrier = false }: VerifyOptions = {},
  ): Promise<AddressVerification[]> {
    const known = addresses.map((address) => withoutAsking(address, hasStreetCarrier));
    const unknown = addresses.filter((_, index) => known[index] === undefined);
    const answers: AddressVerification[] = [];
    for (let at = 0; at < unknown.length; at += limits.addressBatch) {
      answers.push(...(await askStreets(unknown.slice(at, at + limits.addressBatch))));
    }
    return known.map((answer) => answer ?? answers.shift() ?? { outcome: 'unavailable' });
  }

  return {
    verifyAll,
    async verify(address, verifyOptions) {
      const [answer] = await verifyAll([address], verifyOptions);
      return answer ?? { outcome: 'unavailable' };
    },
    async autocomplete(search, { selected } = {}) {
      const lookup = new LookupUSAutocompletePro(search);
      if (selected !== undefined) lookup.selected = selected;
      try {
        const { result } = await autocompletion.send(lookup);
        return result.map(suggestionOf);
      } catch (error) {
        failed(error);
        return [];
      }
    },
  };
}

/** Tries once: the caller is a person at a form, and the vendor's own retries write to the console. */
function builder({ authId, authToken, sender, timeoutMs = 5_000 }: SmartyOptions): ClientBuilder {
  const made = new ClientBuilder(new StaticCredentials(authId, authToken)).withMaxRetries(0);
  return sender === undefined ? made.withMaxTimeout(timeoutMs) : made.withSender(sender);
}

/** Answers what needs no service: countries, Canada's postal codes, places that we don't ship to. */
function withoutAsking(
  address: PostalAddress,
  hasStreetCarrier: boolean,
): AddressVerification | undefined {
  const { zip, country } = address;
  if (postalCode(zip, { country }) !== undefined) return { outcome: 'invalid' };
  if (country.trim().toUpperCase() === 'CA') {
    const { address1, address2 = '', city, state } = address;
    if (stateMistake({ address1, address2, state, zip, country }) !== undefined) {
      return { outcome: 'invalid' };
    }
    return { outcome: 'verified', address: { address1, address2, city, state, zip } };
  }
  return isSupported(address, hasStreetCarrier) ? undefined : { outcome: 'notSupported' };
}

/** Match stays unset: the library then asks for an enhanced match of five candidates. */
function lookupOf(address: PostalAddress): LookupUSStreet {
  const lookup = new LookupUSStreet(address.address1);
  if (address.address2 !== undefined && address.address2 !== '')
    lookup.secondary = address.address2;
  lookup.city = address.city;
  lookup.state = address.state;
  lookup.zipCode = address.zip;
  return lookup;
}

/** The library rejects with its response, which carries the error. */
function errorOf(thrown: unknown): unknown {
  const isResponse = typeof thrown === 'object' && thrown !== null && 'error' in thrown;
  return isResponse && thrown.error instanceof Error ? thrown.error : thrown;
}

function suggestionOf(suggestion: AddressSuggestion): AddressSuggestion {
  const { streetLine, secondary, city, state, zipcode, entries } = suggestion;
  return { streetLine, secondary, city, state, zipcode, entries };
}
