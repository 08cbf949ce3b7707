import { scrubText } from '@albumen/domain/scrub-text';

/** Short words of the system and the database that name a fault and nobody's data. */
const words: readonly string[] = ['code', 'constraint', 'table', 'column', 'syscall', 'statusCode'];
const mostCauses = 3;

/** An error as a log has it. */
interface LoggedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What a log may hold of an error. The database tells whole rows in its details, and mail services those
 * whom they did not reach: of an error's own members only a few words are kept, and its text is scrubbed.
 */
function loggedError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error))
    return { type: 'none', message: scrubText(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  const facts = Object.entries(error).filter(([fact]) => words.includes(fact));
  return {
    ...Object.fromEntries(facts),
    type: name,
    message: scrubText(message),
    stack: scrubText(stack),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}

/** How a log writes what it is given. */
export const logSerializers = { err: (error: unknown) => loggedError(error) };
