/** An address as somebody typed it. */
export interface PostalAddress {
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zip: string;
  /** `US` or `CA`. */
  country: string;
}

/** An address as the postal service writes it, with the four digits after the zip code if known. */
export interface DeliverableAddress {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
}

export interface AddressSuggestion {
  streetLine: string;
  secondary: string;
  city: string;
  state: string;
  zipcode: string;
  /** Units behind this suggestion; above 1 it is opened by searching again with `selected`. */
  entries: number;
}

export type AddressVerification =
  | { outcome: 'verified'; address: DeliverableAddress }
  /** Something like it exists: best first, at most five, never empty. */
  | { outcome: 'suggested'; candidates: DeliverableAddress[] }
  | { outcome: 'invalid' }
  | { outcome: 'notSupported' }
  /** The service could not be asked. Nothing is known about the address. */
  | { outcome: 'unavailable' };

export interface VerifyOptions {
  /** A carrier that delivers to doors only: no post-office boxes. */
  hasStreetCarrier?: boolean;
}

export interface AddressService {
  /** Suggestions for the beginning of a US address; none when the service could not be asked. */
  autocomplete(search: string, options?: { selected?: string }): Promise<AddressSuggestion[]>;
  verify(address: PostalAddress, options?: VerifyOptions): Promise<AddressVerification>;
  /** The answers in the order asked; any number, sent a hundred at a time. */
  verifyAll(
    addresses: readonly PostalAddress[],
    options?: VerifyOptions,
  ): Promise<AddressVerification[]>;
}
