import { spawnSync } from 'node:child_process';
import { appendFile, cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { components } from './components.ts';

const packageRoot = join(import.meta.dirname, '../..');
const project = join(packageRoot, 'tsconfig.build.json');

/** Writes the declarations of the public entries and all that they lead to. */
export async function writeDeclarations(folder: string): Promise<void> {
  await emitDeclarations(project, 'pay/src', folder);
  for (const [path] of [['index'], ['core'], ['load'], ...components]) {
    const whole = `\ndeclare const all: typeof import('./${path}.js');\nexport default all;\n`;
    await appendFile(join(folder, `${path}.d.ts`), whole);
  }
  const index = join(folder, 'index.d.ts');
  // Pages without a bundler have the scripts' global.
  const global = '\nexport as namespace braintree;\n';
  await writeFile(index, (await readFile(index, 'utf8')) + global);
}

/**
 * Writes the declarations of a package, as far as its `index.ts` leads to them: what no program can
 * name is nobody's business.
 * @param config its TypeScript project, whose root is the folder of all packages
 * @param source the package's sources in that folder
 */
export async function emitDeclarations(
  config: string,
  source: string,
  folder: string,
): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'albumen-declarations-'));
  try {
    const args = ['-p', config, '--outDir', emitted];
    const { status, stdout, stderr } = spawnSync('tsc', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}${stderr}`);
    const own = join(emitted, source);
    for await (const file of glob(join(own, '**/*.d.ts'))) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll(/(from '\.[^']+)\.tsx?';/g, "$1.js';"));
    }
    for (const file of await reachable(own, 'index.d.ts')) {
      await cp(join(own, file), join(folder, file));
    }
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** The declarations that an entry leads to, itself included. */
export async function reachable(folder: string, entry: string): Promise<string[]> {
  const seen = new Set([entry]);
  for (const file of seen) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, source] of text.matchAll(/from '(\.[^']+)\.js'/g)) {
      seen.add(relative(folder, join(folder, dirname(file), `${source}.d.ts`)));
    }
  }
  return [...seen];
}
