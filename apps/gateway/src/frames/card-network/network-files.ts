import { join } from 'node:path';
import { preparePayFile, type PayFile } from '../pay-files.ts';
import { sandboxStyle } from '../sandbox-style.ts';
import { bundleScript } from '../bundle-script.ts';

/** What browsers load of card network and issuer. */
export interface NetworkFiles {
  /** Stands in for the network's script of the same name. */
  songbird: PayFile;
  /** Of the issuer's hidden frame. */
  collect: PayFile;
  issuer: PayFile;
  issuerStyle: PayFile;
}

const folder = join(import.meta.dirname, 'browser');

/** Made once, when the first browser asks. */
export function openNetworkFiles(): () => Promise<NetworkFiles> {
  let files: Promise<NetworkFiles> | undefined;
  return () => (files ??= make());
}

async function make(): Promise<NetworkFiles> {
  const [songbird, collect, issuer, issuerStyle] = await Promise.all([
    bundleScript(join(folder, 'songbird.ts')),
    bundleScript(join(folder, 'collect.ts')),
    bundleScript(join(folder, 'issuer.ts')),
    sandboxStyle(join(folder, 'issuer.css')),
  ]);
  return {
    songbird: await preparePayFile(songbird),
    collect: await preparePayFile(collect),
    issuer: await preparePayFile(issuer),
    issuerStyle: await preparePayFile(issuerStyle),
  };
}
