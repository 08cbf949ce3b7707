import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from '../../scripts/lib/build-package.ts';

const run = promisify(execFile);
const buildPay = join(import.meta.dirname, '../../../pay/scripts/build.ts');

/** Both packages as `npm pack` makes them, SDK first, since the bindings name it as their dependency. */
export async function packTarballs(folder: string): Promise<string[]> {
  const pay = join(folder, 'built-pay');
  const bindings = join(folder, 'built-pay-react');
  await run(process.execPath, [buildPay, '--out', pay]);
  await buildPackage(bindings);
  const tarballs = [];
  for (const built of [join(pay, 'npm'), bindings]) {
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, built]);
    tarballs.push(join(folder, stdout.trim()));
  }
  return tarballs;
}
