import { errorCode } from './error-code.ts';

/** SQLSTATE classes and codes of a server that restarts, shuts down or is full; 08P01 is a message of ours that it can't read. */
const unavailableStates = /^(08(?!P01)...|57P0[1-5]|53300)$/;
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether the database could not be reached or went away while it was asked. A read may be repeated;
 * of a write it is unknown whether it happened, so its caller gets 503 and decides.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code === undefined) return unavailableMessages.test(error.message);
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const isSocket = syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return unavailableStates.test(code) || (isSocket && unavailableCodes.has(code));
}

/** Whether a statement failed because no text of the database may hold a NUL character. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].some((state) => isViolation(error, state, undefined));
}

/** Whether a statement failed because a row like that exists, optionally by the named constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23505', constraint);
}

/** Whether a statement failed because the row it refers to does not exist, or is referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23503', constraint);
}

function isViolation(error: unknown, state: string, constraint: string | undefined): boolean {
  if (!(error instanceof Error) || errorCode(error) !== state) return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
