import { join } from 'node:path';
import { build } from 'rolldown';
import { sheetAsText } from '../../scripts/lib/bundles.ts';

const root = join(import.meta.dirname, '../..');

/** The scripts that these tests serve, built as the package builds them. */
export interface Bundles {
  client: string;
  hostedFields: string;
  frame: string;
}

/** Builds what a page and its frames load. */
export async function bundleAll(): Promise<Bundles> {
  return {
    client: await bundle('src/client.ts', 'braintree.client'),
    hostedFields: await bundle('src/hosted-fields.ts', 'braintree.hostedFields'),
    frame: await bundle('src/frame/hosted-fields/main.ts'),
  };
}

async function bundle(entry: string, name?: string): Promise<string> {
  const { output } = await build({
    input: join(root, entry),
    platform: 'browser',
    plugins: [sheetAsText],
    transform: { define: { ALBUMEN_SCRIPT: 'true', ALBUMEN_PRODUCTION: 'false' } },
    write: false,
    output: {
      ...(name ? { format: 'umd', name, exports: 'named' } : { format: 'iife' }),
      minify: true,
    },
  });
  return output[0].code;
}
