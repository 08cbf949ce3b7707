import { join } from 'node:path';
import { bundleOnce } from '../../browser-files/bundle.ts';
import type { BrowserFile } from '../../browser-files/browser-file.ts';

/** The address that the script has at the wallet's own host. */
export const scriptPath = '/dyn/js/switch/integration/MasterPass.client.js';

export const scriptFiles = bundleOnce({
  script: join(import.meta.dirname, 'browser/master-pass.ts'),
});

/** The wallet's script as a page links it. */
export async function masterpassScript(): Promise<{ path: string; file: BrowserFile }> {
  const { script } = await scriptFiles();
  return { path: `${scriptPath}?v=${script.version}`, file: script };
}
