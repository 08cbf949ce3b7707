import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildJob } from './bundles.ts';
import { components } from './components.ts';

interface SourcePackage {
  name: string;
  version: string;
}

/** Completes `dist/npm`, the folder that `npm publish` takes. */
export async function writePackage({ root, dist }: BuildJob): Promise<void> {
  const folder = join(dist, 'npm');
  const source = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as SourcePackage;
  const paths = ['core', ...components(root).map(([path]) => path)];
  const published = {
    name: source.name,
    version: source.version,
    description: 'Embeddable payment SDK: card fields in frames of the gateway, and more.',
    type: 'module',
    sideEffects: false,
    main: './index.cjs',
    module: './index.js',
    types: './types/index.d.ts',
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(paths.map((path) => [`./${path}`, entry(path)])),
      './browser/*': './browser/*',
      './package.json': './package.json',
    },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const page of ['README.md', 'CHANGELOG.md']) {
    await copyFile(join(root, page), join(folder, page));
  }
  // The same declarations, for programs whose modules are CommonJS.
  await cp(join(folder, 'types'), join(folder, 'types-cjs'), { recursive: true });
  await writeFile(join(folder, 'types-cjs/package.json'), '{ "type": "commonjs" }\n');
  await cp(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
  await cp(join(dist, 'browser'), join(folder, 'browser'), { recursive: true });
}

function entry(path: string) {
  return {
    import: { types: `./types/${path}.d.ts`, default: `./${path}.js` },
    require: { types: `./types-cjs/${path}.d.ts`, default: `./${path}.cjs` },
  };
}
