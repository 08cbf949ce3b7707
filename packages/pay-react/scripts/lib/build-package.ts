import { join } from 'node:path';
import { build } from 'rolldown';
import { emitDeclarations } from '../../../pay/scripts/lib/declarations.ts';
import { writeManifest } from '../../../pay/scripts/lib/published-package.ts';

const root = join(import.meta.dirname, '../..');

/** Writes what is published: one module as ESM and as CommonJS, and its declarations. */
export async function buildPackage(folder: string): Promise<void> {
  for (const [format, ending] of [
    ['esm', 'js'],
    ['cjs', 'cjs'],
  ] as const) {
    await build({
      input: join(root, 'src/index.ts'),
      // React is the page's own; the SDK itself comes as scripts of the gateway.
      external: /^react(\/|$)/,
      platform: 'neutral',
      transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
      logLevel: 'warn',
      output: {
        file: join(folder, `index.${ending}`),
        format,
        sourcemap: true,
        exports: 'named',
        // In Next's app router components with hooks belong to the browser.
        banner: "'use client';",
      },
    });
  }
  await emitDeclarations(join(root, 'tsconfig.build.json'), 'pay-react/src', join(folder, 'types'));
  await writeManifest(root, folder);
}
