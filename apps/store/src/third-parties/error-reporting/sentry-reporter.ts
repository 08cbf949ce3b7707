import {
  defaultStackParser,
  linkedErrorsIntegration,
  makeNodeTransport,
  NodeClient,
  Scope,
} from '@sentry/node';
import type { ErrorReporter } from './error-reporter.ts';
import { scrubEvent } from './scrub-event.ts';

const closeWithinMs = 2_000;

interface SentryOptions {
  dsn: string;
  release: string;
  environment: string;
}

/**
 * A client of its own instead of the library's `init`: no global handlers, no patched modules, no
 * tracing. What is reported is what we pass, once.
 */
export function createSentryReporter(options: SentryOptions): ErrorReporter {
  const client = new NodeClient({
    ...options,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    includeServerName: false,
    sendDefaultPii: false,
    beforeSend: scrubEvent,
  });
  client.init();
  return {
    report(error, { accountId, requestId, brand } = {}) {
      const scope = new Scope();
      scope.setClient(client);
      if (accountId !== undefined) scope.setUser({ id: accountId });
      if (requestId !== undefined) scope.setTag('requestId', requestId);
      if (brand !== undefined) scope.setTag('brand', brand);
      scope.captureException(error);
    },
    async close() {
      await client.close(closeWithinMs);
    },
  };
}
