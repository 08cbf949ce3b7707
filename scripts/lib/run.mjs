// Plain JavaScript for Node ≥ 18, like everything that start and test need before the installation.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, root } from './install.mjs';

/**
 * Runs a script as a child of this process and ends with its exit code. An order to stop is passed
 * on once; Ctrl-C in a terminal reaches the child by itself as well, which takes it as one order.
 * The channel between the two tells the child when this process was killed.
 * @param {string} node
 * @param {readonly string[]} args
 */
export function runToEnd(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    env: environment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const order = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, order);
  if (process.env.npm_lifecycle_event) onParentGone(order);
  child.on('error', fail);
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? code : 128 + (constants.signals[signal] ?? 0));
  });
}

/**
 * npm runs us through a shell, and passes an order to stop to that shell only: it ends, we do not
 * hear of it.
 * @param {() => void} act
 */
function onParentGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  watch.unref();
}

/**
 * Ends with a message for a person.
 * @param {unknown} error
 */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
