import { headers } from '@albumen/contract/wire-names';

/** What a browser sends with a call of a script of our own pages; the guard refuses changes without it. */
export function scriptHeaders(csrfToken: string): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    [headers.csrfToken]: csrfToken,
  };
}
