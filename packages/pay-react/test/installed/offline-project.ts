import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { strictCompilerOptions } from '@albumen/test-kit/strict-compiler-options';

const run = promisify(execFile);
const here = createRequire(import.meta.url);

/** Folder of an installed package, as one that lies in `from` would find it. */
function folderOf(name: string, from = import.meta.url): string {
  return dirname(createRequire(from).resolve(`${name}/package.json`));
}

/** Name in the project → the repository's folder of it. */
type Packages = Readonly<Record<string, string>>;

function reactOf(react: string, dom: string, types: string): Packages {
  const domFolder = folderOf(dom);
  const packages = {
    react: folderOf(react),
    'react-dom': domFolder,
    scheduler: folderOf('scheduler', join(domFolder, 'index.js')),
    '@types/react': folderOf(types),
    csstype: folderOf('csstype'),
  };
  return react === 'react'
    ? packages
    : {
        ...packages,
        'loose-envify': folderOf('loose-envify'),
        'js-tokens': folderOf('js-tokens', join(folderOf('loose-envify'), 'index.js')),
        '@types/prop-types': folderOf('@types/prop-types'),
      };
}

/** The oldest React that the bindings say they run with, and the newest. */
export const reactVersions: Readonly<Record<string, Packages>> = {
  '18.2': reactOf('react-18', 'react-dom-18', '@types/react-18'),
  '19': reactOf('react', 'react-dom', '@types/react'),
};

const publishedTypes = dirname(here.resolve('@arethetypeswrong/core'));

/** This repository's compiler, and an older one that a shop may still have. */
export const compilers: Readonly<Record<string, string>> = {
  '5.6': createRequire(join(publishedTypes, 'index.js')).resolve('typescript/bin/tsc'),
  '7': join(folderOf('typescript'), 'bin/tsc'),
};

/** A project that knows nothing of this repository. */
export interface Project {
  /** What a program of the project prints. */
  node: (file: string, program: string) => Promise<string>;
  /** What a compiler has against a program: nothing, if all is well. */
  check: (tsc: string, program: string) => Promise<string>;
}

const compilerOptions = { ...strictCompilerOptions, module: 'nodenext' };

/** Installs tarballs into a new folder, with packages copied from this repository and no network. */
export async function makeProject(
  folder: string,
  tarballs: readonly string[],
  packages: Packages,
): Promise<Project> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const offline = ['--offline', '--no-audit', '--no-save', '--legacy-peer-deps'];
  await run('npm', ['install', ...offline, ...tarballs], { cwd: folder });
  for (const [name, source] of Object.entries(packages)) {
    const filter = (path: string) => !path.slice(source.length).includes('node_modules');
    await cp(source, join(folder, 'node_modules', name), { recursive: true, filter });
  }
  return {
    async node(file, program) {
      await writeFile(join(folder, file), program);
      const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder });
      return stdout + stderr;
    },
    async check(tsc, program) {
      await writeFile(join(folder, 'checkout.tsx'), program);
      // The same program once more, as an ES module.
      await mkdir(join(folder, 'modern'), { recursive: true });
      await writeFile(join(folder, 'modern/package.json'), '{ "type": "module" }\n');
      await writeFile(join(folder, 'modern/checkout.tsx'), program);
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      const checked = run(process.execPath, [tsc, '-p', folder], { cwd: folder });
      const { stdout } = await checked.catch((error: { stdout: string }) => error);
      return stdout;
    },
  };
}
