const personParameter = 'person';

/** The tab that shows a person's photos. */
export const personHash = '#you';

export function personSearch(personId: string): string {
  return `?${new URLSearchParams({ [personParameter]: personId }).toString()}`;
}

/** Whose photos the address asks for. */
export function personIn(search: URLSearchParams): string | undefined {
  return search.get(personParameter) ?? undefined;
}
