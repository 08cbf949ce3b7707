import { writeSync } from 'node:fs';

/** How likely a process dies at each named point, in a fault run; never in production. */
const chance =
  process.env['NODE_ENV'] === 'production' ? 0 : Number(process.env['FAULT_CHANCE'] ?? 0);

/** Ends this process as a power cut would, where a fault run has asked for it. */
export function faultPoint(name: string): void {
  if (chance === 0 || Math.random() >= chance) return;
  writeSync(1, `died ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}
