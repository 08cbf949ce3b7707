/** A customer with a filled cart and a card that is tokenized already. */
export interface Customer {
  /** Contact, address, shipping: everything up to the press of the button. */
  prepare: () => Promise<void>;
  /** Pays and places the order; throws unless there is one. */
  submit: () => Promise<void>;
}

/** A shop whose customers can be measured. */
export interface Shop {
  newCustomer: (nonce: string) => Promise<Customer>;
  /** Orders that were really placed. */
  countOrders: () => Promise<number>;
  /** What its processes and the database took, which has nobody else to serve meanwhile. */
  processorMs: () => Promise<number>;
}

/** Prints in the cart, each another size. */
export const itemsInCart = 3;

/** Whom every order is for, in a state whose sales are taxed. */
export const buyer = {
  name: 'Ada Lovelace',
  address1: '120 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
} as const;

let customers = 0;

/** Guests are distinguished by their address. */
export function newEmail(): string {
  customers += 1;
  return `guest-${customers}@bench.test`;
}
