import { spawnSync } from 'node:child_process';

/** Why Prometheus' own checker can't be asked here; undefined where it can. */
export const whyNoPromtool =
  spawnSync('promtool', ['--version']).error === undefined
    ? undefined
    : 'promtool is not installed (Debian: prometheus)';

/** What Prometheus' own checker finds wrong with metrics; nothing where they are clean. */
export function problemsOfMetrics(text: string): string {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}${status === 0 ? '' : `ended with ${status}`}`;
}
