import { openMasterpass } from './host/masterpass/create.ts';
import { supportsWindows } from './host/masterpass/browser.ts';
import { deliver } from './host/shared/callback.ts';
import type { MasterpassCreate } from './types/masterpass.ts';

/**
 * Makes ready to pay by the Masterpass wallet, in a window of its own.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`,
 * `MASTERPASS_BROWSER_NOT_SUPPORTED`, `MASTERPASS_NOT_ENABLED`, or what the client rejects with.
 * Never throws synchronously.
 */
export const create: MasterpassCreate = (options, callback?: unknown) =>
  deliver(openMasterpass(options), callback);

/** Can this browser open the wallet's window, by itself or by the app that shows the page? */
export function isSupported(): boolean {
  return supportsWindows();
}

export { VERSION } from './protocol/version.ts';
export type * from './types/masterpass.ts';
