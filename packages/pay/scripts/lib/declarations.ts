import { spawnSync } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
}
