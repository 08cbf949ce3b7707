/** The release that both sides name to the error-reporting service (specification §7). */
export const errorReportingRelease = '1.25.3';
