import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';
import { sandboxStyle } from '../sandbox-style.ts';

/** What browsers load of Google Pay. */
export interface GoogleFiles {
  /** Stands in for Google's script of the same name. */
  pay: PayFile;
  /** Of the payment sheet. */
  sheet: PayFile;
  sheetStyle: PayFile;
}

const folder = join(import.meta.dirname, 'browser');

/** Made once, when the first browser asks. */
export function openGoogleFiles(): () => Promise<GoogleFiles> {
  let files: Promise<GoogleFiles> | undefined;
  return () => (files ??= make());
}

async function make(): Promise<GoogleFiles> {
  const [pay, sheet, sheetStyle] = await Promise.all([
    bundleScript(join(folder, 'pay.ts')),
    bundleScript(join(folder, 'sheet.ts')),
    sandboxStyle(join(folder, 'sheet.css')),
  ]);
  return {
    pay: await preparePayFile(pay),
    sheet: await preparePayFile(sheet),
    sheetStyle: await preparePayFile(sheetStyle),
  };
}
