import { cpus, loadavg } from 'node:os';

/** What a fault run found, and whether that is what was promised. */
export interface Verdict {
  [what: string]: number | boolean;
  isPassed: boolean;
}

/** Prints the findings with the load they were made under, and fails the process if need be. */
export function sayVerdict({ isPassed, ...findings }: Verdict): void {
  for (const [what, figure] of Object.entries(findings)) console.log(`${what}: ${figure}`);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${isPassed ? 'passed' : 'FAILED'} (load ${load} on ${cpus().length} cores)`);
  if (!isPassed) process.exitCode = 1;
}

/** A whole number between two, both included. */
export function random(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}
