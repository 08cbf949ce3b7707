import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeMachine,
  isKept,
  shown,
  wishOf,
  type BenchResult,
  type Finding,
} from './report.ts';

const readme = join(import.meta.dirname, '../README.md');

/** Replaces the section of each bench that ran in `bench/README.md`; the others stay. */
export async function recordFigures(results: readonly BenchResult[]): Promise<void> {
  let text = await readFile(readme, 'utf8');
  for (const result of results) {
    const [begin, end] = [`<!-- ${result.bench} -->`, `<!-- /${result.bench} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${readme} has no place for ${result.bench}`);
    text = `${text.slice(0, from + begin.length)}\n\n${sectionOf(result)}\n\n${text.slice(to)}`;
  }
  await writeFile(readme, text);
}

function sectionOf({ findings, loads }: BenchResult): string {
  const [before, after] = loads.map((load) => load.toFixed(1));
  const day = new Date().toISOString().slice(0, 10);
  const machine = describeMachine().replace(/, load average.*/, '');
  return [
    `${day}, ${machine}, load average ${before} before and ${after} after.`,
    '',
    '| | figure | target | made of |',
    '|---|---|---|---|',
    ...findings.map(rowOf),
  ].join('\n');
}

function rowOf(finding: Finding): string {
  const { what, value, unit, target, from = '' } = finding;
  const options =
    target === undefined ? '' : `${wishOf(target)}${isKept(finding) ? '' : ': **missed**'}`;
  return `| ${what} | ${shown(value)} ${unit} | ${options} | ${from} |`;
}
