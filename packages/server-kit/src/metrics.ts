import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type GaugeConfiguration,
} from 'prom-client';
import type { PoolLoad } from './database.ts';
import { errorCode } from './error-code.ts';
import type { JobCounts } from './jobs.ts';
import { openProcessLog } from './process-log.ts';
import type { SheddingLoad } from './shed-load.ts';

/** Where a supervised process says how it does. */
export interface MetricsAddress {
  host: string;
  /** Of the first process; every other one adds its number, which the supervisor gives it. */
  port: number;
}

/** What a process measures of itself, and where it says so. */
export interface Metrics {
  /** The first of its supervisor's processes speaks for what all of them share. */
  isFirstProcess: boolean;
  /** How long requests take, by the route's pattern: addresses with names and tokens stay out of it. */
  measureRequests(app: FastifyInstance): void;
  /** Connections of this process to the database, and who waits for one. */
  measurePool(load: () => PoolLoad): void;
  /** How much of what is asked this process works on, and whom it sends away. */
  measureShedding(load: () => SheddingLoad): void;
  /** The whole queue's jobs; one process of all says it. */
  measureJobs(counts: () => Promise<readonly JobCounts[]>): void;
  /** A number that is found out when it is asked for. */
  measure(gauge: Omit<GaugeConfiguration<string>, 'registers'>): void;
  /**
   * Answers `GET /metrics` in Prometheus' text, at an address that is no visitor's, until it is stopped. A port
   * that is taken is logged: numbers that nobody sees must keep no visitor from being answered.
   */
  serve(address: MetricsAddress): Promise<() => void>;
}

/** Begins with this process's memory, processor and event loop. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const number = Number(process.env['PROCESS_NUMBER'] ?? 0);
  collectDefaultMetrics({ register: registry });
  // Prometheus' own checker refuses totals that are no counters; what they sum up stands beside them.
  for (const name of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${name}_total`);
  }
  const measure: Metrics['measure'] = (gauge) =>
    void new Gauge({ ...gauge, registers: [registry] });
  return {
    isFirstProcess: number === 0,
    measureRequests: (app) => measureRequests(registry, app),
    measurePool: (load) => measurePool(measure, load),
    measureShedding: (load) => measureShedding(registry, load),
    measureJobs: (counts) => measureJobs(measure, counts),
    measure,
    serve: ({ host, port }) => serve(registry, { host, port: port + number }),
  };
}

async function serve(registry: Registry, { host, port }: MetricsAddress): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      // The scraper tries again, and tells that it got nothing.
      () => response.writeHead(503).end(),
    );
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    const { line } = openProcessLog('error');
    line.error(`${host}:${port} is taken: nobody sees this process's metrics. docs/metrics.md`);
  }
  server.unref();
  return () => server.close();
}

function measureRequests(registry: Registry, app: FastifyInstance): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

function measurePool(measure: Metrics['measure'], load: () => PoolLoad): void {
  measure({
    name: 'database_pool_connections',
    help: 'Connections by what they do; waiting are the callers without one.',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(load())) this.set({ state }, count);
    },
  });
}

function measureShedding(registry: Registry, load: () => SheddingLoad): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_running',
    help: 'Requests that are worked on.',
    registers,
    collect() {
      this.set(load().running);
    },
  });
  new Gauge({
    name: 'http_requests_limit',
    help: 'How many requests are worked on at once before others are sent away.',
    registers,
    collect() {
      this.set(load().limit);
    },
  });
  new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Requests that were told to come back later.',
    registers,
    collect() {
      this.reset();
      this.inc(load().turnedAway);
    },
  });
}

function measureJobs(
  measure: Metrics['measure'],
  counts: () => Promise<readonly JobCounts[]>,
): void {
  let counted: Promise<readonly JobCounts[]> = Promise.resolve([]);
  measure({
    name: 'jobs',
    help: 'Jobs by kind and state; dead are those that failed for good.',
    // Not `job`: Prometheus calls its own targets that, and renames ours.
    labelNames: ['name', 'state'],
    async collect() {
      counted = counts();
      for (const { name, oldestWaitingSeconds: _, ...states } of await counted) {
        for (const [state, count] of Object.entries(states)) this.set({ name, state }, count);
      }
    },
  });
  measure({
    name: 'jobs_oldest_waiting_seconds',
    help: 'For how long the oldest job of a kind could have been taken.',
    labelNames: ['name'],
    // Asked after its neighbor, which has just begun to count.
    async collect() {
      for (const { name, oldestWaitingSeconds } of await counted) {
        this.set({ name }, oldestWaitingSeconds);
      }
    },
  });
}
