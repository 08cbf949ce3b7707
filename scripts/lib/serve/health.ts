import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../../apps/store/src/settings.ts';

const limitMs = 30_000;

/** Waits until `/health` says that database, file store and queue work. */
export async function untilHealthy({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/health`;
  const end = performance.now() + limitMs;
  let last = 'no answer';
  while (performance.now() < end) {
    last = await ask(url);
    if (last === '200') return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer 200 but: ${last}`);
}

async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const text = await response.text();
    return response.ok ? '200' : `${response.status} ${text.slice(0, 500)}`;
  } catch (error) {
    return String(error);
  }
}
