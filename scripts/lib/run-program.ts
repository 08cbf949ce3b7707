import { execFileSync } from 'node:child_process';

/** Runs a program of the system to its end; what it complains of is shown. Throws when it fails. */
export function runProgram(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
