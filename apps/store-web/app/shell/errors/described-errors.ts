import { isRouteErrorResponse } from 'react-router';

interface DescribedError {
  status: number;
  statusText: string;
  internal: boolean;
  data: unknown;
}

type ErrorsByRoute = Record<string, unknown> | null;

/** Errors as the page may show them: what we described ourselves stays, the rest says only 500. */
export function describeErrors(
  errors: ErrorsByRoute,
  requestId: string,
): Record<string, DescribedError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [
      routeId,
      describeError(error, { requestId }),
    ]),
  );
}

/** `data` is shown of what we did not describe. */
export function describeError(error: unknown, data: object | null = null): DescribedError {
  if (isRouteErrorResponse(error)) {
    const { status, statusText } = error;
    // The router's own 404s carry an Error in `data`; ours carry a problem.
    const isOurs = !(error.data instanceof Error) && typeof error.data !== 'string';
    return { status, statusText, internal: false, data: isOurs ? error.data : null };
  }
  return { status: 500, statusText: '', internal: false, data };
}

export function unexpectedOf(errors: ErrorsByRoute): unknown[] {
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
}
