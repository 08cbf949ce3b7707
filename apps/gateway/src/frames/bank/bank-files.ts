import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';

/** What browsers load of a house in the sandbox. */
export interface BankFiles {
  script: PayFile;
  style: PayFile;
}

const bank = join(import.meta.dirname, 'browser/bank');

/**
 * Made once, when the first browser asks.
 * @param path of a script and a style sheet, without their endings
 */
export function openBankFiles(path: string = bank): () => Promise<BankFiles> {
  let files: Promise<BankFiles> | undefined;
  return () => (files ??= make(path));
}

async function make(path: string): Promise<BankFiles> {
  const [script, style] = await Promise.all([bundleScript(`${path}.ts`), readFile(`${path}.css`)]);
  return { script: await preparePayFile(script), style: await preparePayFile(style) };
}
