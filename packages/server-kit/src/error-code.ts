/** The code that Node and its drivers put on an error, as in `ENOENT`; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
