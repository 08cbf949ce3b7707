import { cpus, loadavg, totalmem } from 'node:os';

/** One number that the project has promised, beside what was measured. */
export interface Finding {
  what: string;
  value: number;
  /** `×` for a ratio. */
  unit: '×' | 'ms' | 's' | 'KB' | 'MB' | 'photos' | 'errors' | '';
  /** Left out where nothing is promised. */
  target?: { atLeast: number } | { atMost: number };
  /** What the value is made of, such as both sides of a ratio. */
  from?: string;
}

/** One bench, what it found, and how busy the machine was before and after. */
export interface BenchResult {
  bench: string;
  findings: readonly Finding[];
  isFinished: boolean;
  loads: readonly [number, number];
}

export function isKept({ value, target }: Finding): boolean {
  if (target === undefined) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

export function lineOf(finding: Finding): string {
  const { what, value, unit, target, from } = finding;
  const mark = target === undefined ? '      ' : isKept(finding) ? 'ok    ' : 'MISSED';
  const options = target === undefined ? '' : ` (${wishOf(target)})`;
  return `${mark} ${what}: ${shown(value)} ${unit}${options}${from === undefined ? '' : `: ${from}`}`;
}

/** Prints a finding, hands it to `npm run bench`, and fails the run when it misses its target. */
export function report(finding: Finding): void {
  console.log(lineOf(finding));
  process.send?.(finding);
  if (!isKept(finding)) process.exitCode = 1;
}

/** The machine and how busy it is: without them no number means anything. */
export function describeMachine(): string {
  const all = cpus();
  const memoryGb = Math.round(totalmem() / 1_073_741_824);
  const load = loadavg().map((value) => value.toFixed(1));
  return `${all.length} cores (${all[0]?.model.trim() ?? 'unknown'}), ${memoryGb} GB, load average ${load.join(' ')}`;
}

export function wishOf(target: NonNullable<Finding['target']>): string {
  return 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
}

export function shown(value: number): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return String(Number(value.toFixed(digits)));
}
