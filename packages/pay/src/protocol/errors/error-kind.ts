/** Who is at fault, and so who should be notified. */
export type ErrorType = 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'INTERNAL' | 'UNKNOWN';

/**
 * One row of the catalog: code, type, message. Words in braces are filled in when it is thrown.
 * A tuple of its own for each, so that a bundle carries only the rows it can throw.
 */
export type ErrorKind<Code extends string = string> = readonly [Code, ErrorType, string];
