import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from '../bundle-script.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';

/** The form as browsers load it. */
export interface CardFormFiles {
  /** Of the merchant's page. */
  script: PayFile;
  frameScript: PayFile;
  frameStyle: PayFile;
}

const folder = join(import.meta.dirname, 'browser');

/** Made once, when the first browser asks: two small scripts, a matter of milliseconds. */
export function openCardFormFiles(): () => Promise<CardFormFiles> {
  let files: Promise<CardFormFiles> | undefined;
  return () => (files ??= make());
}

async function make(): Promise<CardFormFiles> {
  const [script, frameScript, style] = await Promise.all([
    bundleScript(join(folder, 'script.ts')),
    bundleScript(join(folder, 'frame.ts')),
    readFile(join(folder, 'frame.css')),
  ]);
  return {
    script: await preparePayFile(script),
    frameScript: await preparePayFile(frameScript),
    frameStyle: await preparePayFile(style),
  };
}
