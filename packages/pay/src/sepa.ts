import { openSepa } from './host/sepa/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { SepaCreate } from './types/sepa.ts';

/**
 * Makes ready to debit a bank account, with the mandate that its owner gives.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, or what the client rejects
 * with. Never throws synchronously.
 */
export const create: SepaCreate = (options, callback?: unknown) =>
  deliver(openSepa(options), callback);

export { VERSION } from './protocol/version.ts';
export type * from './types/sepa.ts';
