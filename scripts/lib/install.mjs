// Runs before anything is installed, on whatever Node the system has: plain JavaScript, Node ≥ 18,
// nothing from npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/** Runs `npm ci` when the installed packages are not those of the lock file. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages with npm ci; the first time this takes about a minute …');
  const { status } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status === 0 && isInstalled()) return;
  throw new Error('npm ci did not finish. Its own lines above say why; then start again.');
}

/**
 * npm keeps a list of what it installed; a package of another version, or one that is missing
 * without being optional on this platform, makes it stale.
 */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const there = found[path];
      if (!there) return entry.optional === true;
      return there.version === entry.version && there.integrity === entry.integrity;
    });
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** With the system's Node: ours may be among the files that npm replaces. */
function runNpm(args) {
  const path = pathWithout(binaries);
  const env = { ...process.env, PATH: path };
  const npm = process.env.npm_execpath;
  const options = { cwd: root, env, stdio: 'inherit' };
  if (npm && npm.endsWith('.js')) return spawnSync('node', [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * The Node that runs the application: the one npm brought, else this one if it is new enough.
 * @returns {string} path of the program
 */
export function findNode() {
  const brought = join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');
  if (isNewEnough(versionOf(brought))) return brought;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Albumen needs Node 24 or newer, and this is Node ${process.version.slice(1)}. ` +
      'On Linux x64 npm brings one along unless it was told --omit=optional; ' +
      'elsewhere install it from https://nodejs.org.',
  );
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'v0';
}

function isNewEnough(version) {
  return Number(version.slice(1).split('.')[0]) >= 24;
}

/** The environment in which our programs and the Node that npm brought come first. */
export function environment() {
  return { ...process.env, PATH: [binaries, pathWithout(binaries)].join(delimiter) };
}

function pathWithout(folder) {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => part !== folder && part !== folder + sep).join(delimiter);
}
