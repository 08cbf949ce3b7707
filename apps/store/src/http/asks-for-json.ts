import type { IncomingHttpHeaders } from 'node:http';

/** Whoever does not is answered HTML, where there is HTML. */
export function asksForJson({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return (headers.accept ?? '').includes('application/json');
}
