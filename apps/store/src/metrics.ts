import type { Metrics } from '@albumen/server-kit/metrics';
import type { Dependencies } from './dependencies.ts';

/** Says how this process does where `METRICS_PORT` is set; the first also speaks for the whole shop. */
export async function startMetrics(deps: Dependencies): Promise<() => void> {
  const { metrics, settings } = deps;
  const { METRICS_HOST: host, METRICS_PORT: port } = settings;
  if (!metrics || port === undefined) return () => undefined;
  if (metrics.isFirstProcess) measureShop(metrics, deps);
  return metrics.serve({ host, port });
}

/** What lies in the database, so that one process of all is enough to tell it. */
function measureShop(metrics: Metrics, { db, jobs }: Dependencies): void {
  metrics.measureJobs(() => jobs.counts());
  metrics.measure({
    name: 'albumen_photos_processing',
    help: 'Photos that arrived and have no renditions yet.',
    async collect() {
      const { count } = await db
        .selectFrom('photos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '=', 'processing')
        .executeTakeFirstOrThrow();
      this.set(count);
    },
  });
  metrics.measure({
    name: 'albumen_payment_attempts_open',
    help: 'Attempts to pay whose end nobody knows yet, by status.',
    labelNames: ['status'],
    async collect() {
      const found = await db
        .selectFrom('paymentAttempts')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where('status', 'in', openStatuses)
        .groupBy('status')
        .execute();
      const counts = new Map(found.map(({ status, count }) => [status, count]));
      for (const status of openStatuses) this.set({ status }, counts.get(status) ?? 0);
    },
  });
}

const openStatuses = ['claimed', 'unknown', 'pending'] as const;
