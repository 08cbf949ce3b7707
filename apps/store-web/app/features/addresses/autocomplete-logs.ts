import type { AutocompleteLog } from '@albumen/contract/endpoints/accounts';

/* The server takes 200; the last 50 tell the story of one form. */
const keptLogs = 50;
const maxSearch = 200;
const maxSelected = 300;

/** The lookups of one form, oldest first, with one more. */
export function withLog(
  logs: readonly AutocompleteLog[],
  { search, selected, ...rest }: AutocompleteLog,
): AutocompleteLog[] {
  const log = {
    ...rest,
    search: search.slice(0, maxSearch),
    ...(selected !== undefined && { selected: selected.slice(0, maxSelected) }),
  };
  return [...logs, log].slice(-keptLogs);
}
