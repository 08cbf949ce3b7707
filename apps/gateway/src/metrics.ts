import type { Dependencies } from './dependencies.ts';

/** Says how this process does where `GATEWAY_METRICS_PORT` is set; the first also speaks for the jobs. */
export async function startMetrics({ metrics, settings, jobs }: Dependencies): Promise<() => void> {
  const { METRICS_HOST: host, GATEWAY_METRICS_PORT: port } = settings;
  if (!metrics || port === undefined) return () => undefined;
  if (metrics.isFirstProcess) metrics.measureJobs(() => jobs.counts());
  return metrics.serve({ host, port });
}
