import { spawnSync } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const project = join(import.meta.dirname, '../../tsconfig.build.json');

/** Writes the declarations of the public entries and all that they lead to. */
export async function writeDeclarations(folder: string): Promise<void> {
  const { status, stdout, stderr } = spawnSync('tsc', ['-p', project, '--outDir', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}${stderr}`);
  for await (const file of glob(join(folder, '**/*.d.ts'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(from '[^']+)\.ts';/g, "$1.js';"));
  }
  const index = join(folder, 'index.d.ts');
  // Pages without a bundler have the scripts' global.
  const global = '\nexport as namespace braintree;\n';
  await writeFile(index, (await readFile(index, 'utf8')) + global);
  await dropUnreachable(folder);
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

/** What no program can name is nobody's business. */
async function dropUnreachable(folder: string): Promise<void> {
  const kept = new Set(await reachable(folder, 'index.d.ts'));
  for await (const file of glob(join(folder, '**/*.d.ts'))) {
    if (!kept.has(relative(folder, file))) await rm(file);
  }
}
