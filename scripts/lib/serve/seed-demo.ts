import { addDemoOrders as order } from '../../../apps/store/src/demo/orders/add-demo-orders.ts';
import { seedDemo as seed } from '../../../apps/store/src/demo/seed.ts';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { wire } from '../../../apps/store/src/wire.ts';

export interface SeedOptions {
  settings: Settings;
  databaseUrl: string;
  log: (line: string) => void;
}

/** Loads the demo galleries and accounts, unless the database has seen them before. */
export async function seedDemo({ settings, databaseUrl, log }: SeedOptions): Promise<void> {
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  try {
    await seed(wired.deps, log);
  } finally {
    await wired.close();
  }
}

/** Lets the demo's people order, while everything runs; until the signal. */
export async function addDemoOrders(
  { settings, databaseUrl, log }: SeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  try {
    await order(wired.deps, { log, signal });
  } catch (error) {
    if (!signal.aborted) log(`Demo data: no orders, since ${String(error)}`);
  } finally {
    await wired.close();
  }
}
