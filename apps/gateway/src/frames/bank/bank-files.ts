import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';

/** What browsers load of bank and phone. */
export interface BankFiles {
  script: PayFile;
  style: PayFile;
}

const folder = join(import.meta.dirname, 'browser');

/** Made once, when the first browser asks. */
export function openBankFiles(): () => Promise<BankFiles> {
  let files: Promise<BankFiles> | undefined;
  return () => (files ??= make());
}

async function make(): Promise<BankFiles> {
  const [script, style] = await Promise.all([
    bundleScript(join(folder, 'bank.ts')),
    readFile(join(folder, 'bank.css')),
  ]);
  return { script: await preparePayFile(script), style: await preparePayFile(style) };
}
