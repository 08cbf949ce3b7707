import type { Metrics } from './metrics.ts';

/**
 * Prometheus' client costs a process 70 ms and 19 MB, and most copies are not asked.
 * @param port where they are served; undefined where nobody asks
 */
export async function loadMetrics(port: number | undefined): Promise<Metrics | undefined> {
  if (port === undefined) return undefined;
  return (await import('./metrics.ts')).openMetrics();
}
