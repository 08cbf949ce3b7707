import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';

const root = join(import.meta.dirname, '../..');

/** The scripts and the style sheet that these tests serve, built as the package builds them. */
export interface Bundles {
  client: string;
  hostedFields: string;
  frame: string;
  frameStyles: string;
}

/** Builds what a page and its frames load. */
export async function bundleAll(): Promise<Bundles> {
  return {
    client: await bundle('src/client.ts', 'braintree.client'),
    hostedFields: await bundle('src/hosted-fields.ts', 'braintree.hostedFields'),
    frame: await bundle('src/frame/hosted-fields/main.ts'),
    frameStyles: await readFile(join(root, 'src/frame/hosted-fields/frame.css'), 'utf8'),
  };
}

async function bundle(entry: string, name?: string): Promise<string> {
  const { output } = await build({
    input: join(root, entry),
    platform: 'browser',
    transform: { define: { ALBUMEN_SCRIPT: 'true', ALBUMEN_PRODUCTION: 'false' } },
    write: false,
    output: {
      ...(name ? { format: 'umd', name, exports: 'named' } : { format: 'iife' }),
      minify: true,
    },
  });
  return output[0].code;
}
