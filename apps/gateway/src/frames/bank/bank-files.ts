import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';
import { sandboxStyle } from '../sandbox-style.ts';

/** What browsers load of a house in the sandbox. */
export interface BankFiles {
  script: PayFile;
  style: PayFile;
}

const bank = join(import.meta.dirname, 'browser/bank');

/**
 * Made once, when the first browser asks.
 * @param path of a script and a style sheet, without their endings
 * @param readStyle reads the sheet; unless told, with the rules of the whole sandbox before it
 */
export function openBankFiles(path = bank, readStyle = sandboxStyle): () => Promise<BankFiles> {
  let files: Promise<BankFiles> | undefined;
  return () => (files ??= make(path, readStyle));
}

async function make(path: string, readStyle: typeof sandboxStyle): Promise<BankFiles> {
  const [script, style] = await Promise.all([bundleScript(`${path}.ts`), readStyle(`${path}.css`)]);
  return { script: await preparePayFile(script), style: await preparePayFile(style) };
}
