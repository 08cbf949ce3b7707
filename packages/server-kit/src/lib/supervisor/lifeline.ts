/**
 * Loaded by `--import` into every supervised process. The supervisor holds the other end of standard
 * input; when that ends, the supervisor is gone and this process must not go on serving alone.
 */
const drainLimitMs = 30_000;

process.stdin.on('error', leave);
process.stdin.on('end', leave);
process.stdin.resume();
// `unref` belongs to the pipe that the supervisor gives us, not to every kind of standard input.
if ('unref' in process.stdin) process.stdin.unref();

function leave(): void {
  setTimeout(() => process.exit(1), drainLimitMs).unref();
  process.kill(process.pid, 'SIGTERM');
}
