/** A suggestion of the address service. */
export interface AddressSuggestion {
  streetLine: string;
  secondary: string;
  city: string;
  state: string;
  zipcode: string;
  /** Units behind it; above 1 the suggestion opens instead of being taken. */
  entries: number;
}

export function opensFurther({ entries }: AddressSuggestion): boolean {
  return entries > 1;
}

/** Street and apartment; a building that opens has no apartment yet. */
export function firstLine(suggestion: AddressSuggestion): string {
  const { streetLine, secondary } = suggestion;
  return secondary === '' || opensFurther(suggestion) ? streetLine : `${streetLine} ${secondary}`;
}

export function lastLine({ city, state, zipcode }: AddressSuggestion): string {
  return `${city}, ${state} ${zipcode}`;
}

/** Names a building to the service in its own format, so that it opens it. */
export function selectedForm(suggestion: AddressSuggestion): string {
  const { streetLine, secondary, entries, city, state, zipcode } = suggestion;
  return `${streetLine} ${secondary} (${entries}) ${city} ${state} ${zipcode}`;
}

/** One by one: lists of React and of screen readers both need to tell them apart. */
export function suggestionKey(suggestion: AddressSuggestion): string {
  return `${firstLine(suggestion)}|${lastLine(suggestion)}`;
}

/** Autocomplete is for the United States, once there is a number and the beginning of a street. */
export function isWorthAsking(text: string, country: string): boolean {
  return country === 'US' && text.trimStart().includes(' ');
}
