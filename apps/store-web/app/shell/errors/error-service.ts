import { scrubText } from '@albumen/domain/scrub-text';
import { captureException, init, setUser, type ErrorEvent } from '@sentry/react';

interface ServiceOptions {
  dsn: string;
  release: string;
  accountId: string | undefined;
}

/* By itself the client tells of every visit, of what was pressed and asked for before, and of the reader's locale. */
const leftOut = new Set(['BrowserSession', 'Breadcrumbs', 'CultureContext', 'ConversationId']);

/** The vendor's client: errors only, no sessions, no counts of what was dropped, no replays, no traces. */
export function start({ dsn, release, accountId }: ServiceOptions) {
  init({
    dsn,
    release,
    sendDefaultPii: false,
    sendClientReports: false,
    integrations: (defaults) => defaults.filter(({ name }) => !leftOut.has(name)),
    beforeSend: scrubEvent,
  });
  identify(accountId);
  return {
    report: (error: unknown) => {
      captureException(error);
    },
    identify,
  };
}

function identify(accountId: string | undefined): void {
  setUser(accountId === undefined ? null : { id: accountId });
}

/** What may leave of an event: pages and scripts by their paths, texts without addresses and tokens. */
function scrubEvent(event: ErrorEvent): ErrorEvent {
  delete event.breadcrumbs;
  delete event.extra;
  if (event.message !== undefined) event.message = scrubText(event.message);
  const { url, headers: { 'User-Agent': browser } = {} } = event.request ?? {};
  event.request = {
    ...(url !== undefined && { url: scrubAddress(url) }),
    ...(browser !== undefined && { headers: { 'User-Agent': browser } }),
  };
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = scrubText(exception.value);
    for (const frame of exception.stacktrace?.frames ?? []) {
      if (frame.filename !== undefined) frame.filename = scrubAddress(frame.filename);
    }
  }
  return event;
}

/* What stands after # may be a choice or a key; neither is needed to find the fault. */
function scrubAddress(address: string): string {
  return scrubText(address.replace(/#.*/s, ''));
}
