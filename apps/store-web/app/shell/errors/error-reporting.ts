import type { PublicConfig } from '@albumen/contract/pages';

interface Reporter {
  report: (error: unknown) => void;
  identify: (accountId: string | undefined) => void;
}

const uncaught = ['error', 'unhandledrejection'] as const;

let reporter: Promise<Reporter> | undefined;
let knownId: string | undefined;

/** Loads the error service's client only where it is configured, after the page has become usable. */
export function startErrorReporting(config: PublicConfig): void {
  const { errorReportingDsn, release } = config;
  if (errorReportingDsn === undefined) return;
  for (const event of uncaught) addEventListener(event, reportUncaught);
  reporter = import('./error-service.ts').then((service) => {
    for (const event of uncaught) removeEventListener(event, reportUncaught);
    return service.start({ dsn: errorReportingDsn, release, accountId: knownId });
  });
  reporter.catch(() => undefined);
}

/* The client listens by itself once it is there; what fails before waits for it. */
function reportUncaught({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): void {
  reportError(reason ?? error);
}

/** Reports what was thrown and not described; does nothing where no service is configured. */
export function reportError(error: unknown): void {
  tell((service) => service.report(error));
}

/** The account id, and nothing else, names the person. */
export function identifyReporter(accountId: string | undefined): void {
  knownId = accountId;
  tell((service) => service.identify(accountId));
}

function tell(use: (service: Reporter) => void): void {
  reporter?.then(use).catch(() => undefined);
}
