import type { Merchant, ServerSdk } from './merchant.ts';
import type { Settings } from './settings.ts';

/** What the playground works with; made once in `main.ts`. */
export interface Dependencies {
  settings: Settings;
  merchant: Merchant;
  sdk: ServerSdk;
  /** The built pages. */
  pages: string;
  /** Hashes of the SDK's scripts, as its release lists them. */
  hashes: string;
}
