import type { LabBrand } from '@albumen/contract/brands';

export interface ErrorContext {
  /** The reporting service's user. */
  accountId?: string | undefined;
  requestId?: string | undefined;
  brand?: LabBrand | undefined;
}

export interface ErrorReporter {
  /** Never throws and never waits: a failing report must not fail what it reports on. */
  report(error: unknown, context?: ErrorContext): void;
  /** Sends what is still queued, for two seconds at most. */
  close(): Promise<void>;
}

export const silentErrorReporter: ErrorReporter = {
  report() {},
  async close() {},
};

export interface ErrorReporterOptions {
  /** Off when missing. */
  dsn?: string | undefined;
  release: string;
  environment: string;
  /** Gets what no request has written into its log. */
  logError?: ((error: unknown) => void) | undefined;
}

/** Writes into the log, and to the vendor, whose library is loaded only where it is used. */
export async function createErrorReporter(options: ErrorReporterOptions): Promise<ErrorReporter> {
  const reporter = await openReporter(options);
  return {
    report(error, context) {
      if (context?.requestId === undefined) options.logError?.(error);
      reporter.report(error, context);
    },
    close: () => reporter.close(),
  };
}

async function openReporter(options: ErrorReporterOptions): Promise<ErrorReporter> {
  const { dsn, release, environment } = options;
  if (dsn === undefined) return silentErrorReporter;
  const { createSentryReporter } = await import('./sentry-reporter.ts');
  return createSentryReporter({ dsn, release, environment });
}
