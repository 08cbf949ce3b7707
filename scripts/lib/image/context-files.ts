import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** What `COPY . .` takes: the files that git knows, without those of `.dockerignore`. */
export function contextFiles(root: string): string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const exception = patterns.find((pattern) => pattern.startsWith('!'));
  if (exception !== undefined) throw new Error(`an exception is not understood: ${exception}`);
  const known = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const isLeftOut = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
  return known
    .split('\0')
    .filter((path) => path !== '' && !pathsDownTo(path).some((above) => isLeftOut(above)));
}

/** `a`, `a/b` and `a/b/c` of `a/b/c`. */
function pathsDownTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
