/** A way to pay a link. A new one joins the list below once all of it works, and its provider's side. */
export type LinkMethodId = 'card';

export interface LinkMethod {
  readonly id: LinkMethodId;
  readonly label: string;
  /** Absent: every one. */
  readonly currencies?: readonly string[];
  /** Of the payer; absent: every one. */
  readonly countries?: readonly string[];
}

/** Every way to pay a link, in the order offered. */
export const linkMethods: readonly LinkMethod[] = [{ id: 'card', label: 'Card' }];

/** The ways to pay in a currency from a country (decision 17). */
export function methodsFor(currency: string, country: string): readonly LinkMethod[] {
  return linkMethods.filter(
    ({ currencies, countries }) =>
      (currencies?.includes(currency) ?? true) && (countries?.includes(country) ?? true),
  );
}

/** The name of a method's checkbox in the form. */
export function methodField(id: LinkMethodId): `method-${LinkMethodId}` {
  return `method-${id}`;
}
