import type { PublicConfig } from '@albumen/contract/pages';

interface Reporter {
  report: (error: unknown) => void;
  identify: (accountId: string | undefined) => void;
}

let reporter: Promise<Reporter> | undefined;

/** Loads the error service's client only where it is configured, after the page has become usable. */
export function startErrorReporting(config: PublicConfig): void {
  const { errorReportingDsn, release } = config;
  if (errorReportingDsn === undefined) return;
  reporter = import('./error-service.ts').then((service) =>
    service.start({ dsn: errorReportingDsn, release }),
  );
  reporter.catch(() => undefined);
}

/** Reports what was thrown and not described; does nothing where no service is configured. */
export function reportError(error: unknown): void {
  void reporter?.then((service) => service.report(error)).catch(() => undefined);
}

/** The account id, and nothing else, names the person. */
export function identifyReporter(accountId: string | undefined): void {
  void reporter?.then((service) => service.identify(accountId)).catch(() => undefined);
}
