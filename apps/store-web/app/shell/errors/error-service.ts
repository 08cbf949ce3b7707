import { captureException, init, setUser } from '@sentry/react';

interface ServiceOptions {
  dsn: string;
  release: string;
}

/** The vendor's client: errors only, no sessions, no counts of what was dropped, no replays, no traces. */
export function start({ dsn, release }: ServiceOptions) {
  init({
    dsn,
    release,
    sendDefaultPii: false,
    sendClientReports: false,
    // By itself the client tells of every visit, whoever is signed in.
    integrations: (defaults) => defaults.filter(({ name }) => name !== 'BrowserSession'),
  });
  return {
    report: (error: unknown) => {
      captureException(error);
    },
    identify: (accountId: string | undefined) =>
      setUser(accountId === undefined ? null : { id: accountId }),
  };
}
