import { captureException, init, setUser } from '@sentry/react';

interface ServiceOptions {
  dsn: string;
  release: string;
}

/** The vendor's client: errors only, no replays, no traces, no addresses. */
export function start({ dsn, release }: ServiceOptions) {
  init({ dsn, release, sendDefaultPii: false });
  return {
    report: (error: unknown) => {
      captureException(error);
    },
    identify: (accountId: string | undefined) =>
      setUser(accountId === undefined ? null : { id: accountId }),
  };
}
