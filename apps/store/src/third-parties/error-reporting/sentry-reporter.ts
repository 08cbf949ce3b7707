import { scrubText } from '@albumen/domain/scrub-text';
import {
  defaultStackParser,
  linkedErrorsIntegration,
  makeNodeTransport,
  NodeClient,
  Scope,
  type ErrorEvent,
} from '@sentry/node';
import type { ErrorReporter } from './error-reporter.ts';

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

/** What may leave of an event. User id, tags and stack frames' places are ours and stay. */
function scrubEvent(event: ErrorEvent): ErrorEvent {
  delete event.request;
  delete event.breadcrumbs;
  delete event.extra;
  if (event.message !== undefined) event.message = scrubText(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = scrubText(exception.value);
    for (const frame of exception.stacktrace?.frames ?? []) delete frame.vars;
  }
  return event;
}
