import type { Pay } from '@albumen/pay-react';

const longestId = 32;

/**
 * What lets the provider see the tries of one visit as one. The SDK's collector would bring a script of
 * a third party, which a page that takes cards does not let in; the visit's own id needs none.
 */
export function readDeviceData({ client }: Pay): string | undefined {
  const sessionId = client?.getConfiguration().analyticsMetadata.sessionId;
  if (sessionId === undefined) return undefined;
  return JSON.stringify({ correlation_id: sessionId.slice(0, longestId) });
}
