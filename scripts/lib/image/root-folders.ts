import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../run-program.ts';

/** Number of the user `node`, as in the official image. */
export const nodeUser = 1000;
export const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * A Debian with Node and a user of that name, as the official image is; Node is the one that runs this, npm the
 * one that is called on this computer.
 * @throws where Node is not of the image's version
 */
export function makeNodeRoot(folder: string, image: string): void {
  const [, version, debian] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
  if (debian === undefined) throw new Error(`${image} is no image that can be made here`);
  if (`v${version}` !== process.version) {
    throw new Error(`the image is to run Node ${version}, and this is ${process.version}`);
  }
  // Node's own library, which the image brings along.
  runProgram(
    'debootstrap',
    '--variant=minbase',
    '--include=libatomic1,ca-certificates',
    debian,
    folder,
  );
  copyFileSync(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const inside = join(folder, 'usr/local/lib/node_modules/npm');
  cpSync(join(dirname(realpathSync(npm)), '..'), inside, { recursive: true });
  runProgram(
    'chroot',
    folder,
    'ln',
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/bin/npm',
  );
  runProgram('chroot', folder, 'chmod', '+x', '/usr/local/lib/node_modules/npm/bin/npm-cli.js');
  runProgram('chroot', folder, 'useradd', '--create-home', '--uid', String(nodeUser), 'node');
  // The way out is this computer's, with whatever certificates stand in between.
  for (const file of ['/etc/resolv.conf', certificates]) copyFileSync(file, join(folder, file));
}

/** What stands in one folder and what is changed in it, in another: the root folder of the two. */
export function layOver(below: string, folder: string): string {
  const parts = { changes: '', work: '', root: '' };
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    parts[name] = join(folder, name);
    mkdirSync(parts[name], { recursive: true });
  }
  const { changes, work, root } = parts;
  const options = `lowerdir=${below},upperdir=${changes},workdir=${work}`;
  runProgram('mount', '-t', 'overlay', 'overlay', '-o', options, root);
  runProgram('mount', '-t', 'proc', 'proc', join(root, 'proc'));
  runProgram('mount', '--rbind', '/dev', join(root, 'dev'));
  return root;
}
