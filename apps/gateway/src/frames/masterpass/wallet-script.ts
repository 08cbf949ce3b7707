import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import type { FrameFile } from '../frame-page.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';

/** The address that it has at the wallet's own host. */
export const walletScriptPath = '/dyn/js/switch/integration/MasterPass.client.js';

let file: Promise<PayFile> | undefined;

/** The wallet's script, made once, when the first browser asks. */
export function openWalletScript(): Promise<PayFile> {
  file ??= bundleScript(join(import.meta.dirname, 'browser/master-pass.ts')).then(preparePayFile);
  return file;
}

/** As a page links it. */
export async function walletScript(): Promise<FrameFile> {
  const script = await openWalletScript();
  return { path: `${walletScriptPath}?v=${script.version}`, file: script };
}
