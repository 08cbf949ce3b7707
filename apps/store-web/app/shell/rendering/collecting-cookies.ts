import type { Transport } from '@albumen/contract/transport';

/** Cookies that the page's own calls set (signing in by a form without script) go out with the page. */
export function collectingCookies(transport: Transport): {
  transport: Transport;
  collected: string[];
} {
  const collected: string[] = [];
  return {
    collected,
    transport: async (request) => {
      const reply = await transport(request);
      // Several are joined by line breaks: a comma may be part of a date.
      const values = reply.headers['set-cookie'];
      if (values) collected.push(...values.split('\n'));
      return reply;
    },
  };
}
