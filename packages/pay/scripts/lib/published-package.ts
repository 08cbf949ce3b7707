import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildJob } from './bundles.ts';
import { components } from './components.ts';
import type { Release } from './hashes.ts';

interface SourcePackage {
  name: string;
  version: string;
  description: string;
  dependencies?: object;
  peerDependencies?: object;
}

/** Completes `dist/npm`, the folder that `npm publish` takes. */
export async function writePackage({ root, dist }: BuildJob, release: Release): Promise<void> {
  const folder = join(dist, 'npm');
  const paths = ['core', 'load', ...components.map(([path]) => path)];
  await writeReleaseModule(folder, release);
  await writeManifest(root, folder, {
    './release': entry('release'),
    ...Object.fromEntries(paths.map((path) => [`./${path}`, entry(path)])),
    './browser/*': './browser/*',
    // Where the published package has them, with and without their ending.
    './dist/browser/*.js': './browser/*.js',
    './dist/browser/*': './browser/*.js',
  });
  await cp(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
  await cp(join(dist, 'browser'), join(folder, 'browser'), { recursive: true });
  // Scripts of pages are no modules.
  await writeFile(join(folder, 'browser/package.json'), '{ "type": "commonjs" }\n');
}

/** `@albumen/pay/release`: what a page pins, as a module, since not every server imports JSON. */
async function writeReleaseModule(folder: string, release: Release): Promise<void> {
  const value = JSON.stringify(release, null, 2);
  await writeFile(join(folder, 'release.js'), `export const release = ${value};\n`);
  await writeFile(join(folder, 'release.cjs'), `exports.release = ${value};\n`);
  await writeFile(
    join(folder, 'types/release.d.ts'),
    `/** The scripts and frames of this package at a gateway: where they are kept for good, and their hashes. */
export declare const release: { readonly name: string; readonly integrity: Readonly<Record<string, string>> };
`,
  );
}

/**
 * Completes a folder that holds `index.js`, `index.cjs` and the declarations in `types/`: it can be
 * packed and installed anywhere.
 * @param root of the package in this repository
 * @param more what can be imported besides the index
 */
export async function writeManifest(root: string, folder: string, more = {}): Promise<void> {
  const source = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as SourcePackage;
  const { name, version, description, dependencies, peerDependencies } = source;
  const published = {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=18' },
    main: './index.cjs',
    module: './index.js',
    types: './types-cjs/index.d.ts',
    // TypeScript's older resolution knows no `exports`.
    typesVersions: { '*': { 'types-cjs/*': ['./types-cjs/*'], '*': ['./types-cjs/*'] } },
    exports: { '.': entry('index'), ...more, './package.json': './package.json' },
    dependencies,
    peerDependencies,
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const page of ['README.md', 'CHANGELOG.md']) {
    await copyFile(join(root, page), join(folder, page));
  }
  // The same declarations, for programs whose modules are CommonJS.
  await cp(join(folder, 'types'), join(folder, 'types-cjs'), { recursive: true });
  await writeFile(join(folder, 'types-cjs/package.json'), '{ "type": "commonjs" }\n');
}

function entry(path: string) {
  return {
    import: { types: `./types/${path}.d.ts`, default: `./${path}.js` },
    require: { types: `./types-cjs/${path}.d.ts`, default: `./${path}.cjs` },
  };
}
