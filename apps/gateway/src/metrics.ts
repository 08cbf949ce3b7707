import type { Metrics } from '@albumen/server-kit/metrics';
import type { Dependencies } from './dependencies.ts';
import type { Settings } from './settings.ts';

/** Prometheus' client is loaded only where somebody asks. */
export async function openMetrics({
  GATEWAY_METRICS_PORT,
}: Pick<Settings, 'GATEWAY_METRICS_PORT'>): Promise<Metrics | undefined> {
  if (GATEWAY_METRICS_PORT === undefined) return undefined;
  return (await import('@albumen/server-kit/metrics')).openMetrics();
}

/** Says how this process does where `GATEWAY_METRICS_PORT` is set; the first also speaks for the jobs. */
export async function startMetrics({ metrics, settings, jobs }: Dependencies): Promise<() => void> {
  const { METRICS_HOST: host, GATEWAY_METRICS_PORT: port } = settings;
  if (!metrics || port === undefined) return () => undefined;
  if (metrics.isFirstProcess) metrics.measureJobs(() => jobs.counts());
  return metrics.serve({ host, port });
}
