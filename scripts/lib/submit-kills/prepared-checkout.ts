import type { Wired } from '../../../apps/store/src/wire.ts';
import { createApp } from '../../../apps/store/src/app.ts';
import { createFactories } from '../../../apps/store/test/factories.ts';
import { readyCheckout, type ReadyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { createTestClient } from '../../../apps/store/test/test-client.ts';

/** Fills carts and checkouts in this process, which nobody kills. */
export async function openPreparation({ deps }: Wired): Promise<() => Promise<ReadyCheckout>> {
  const app = await createApp(deps);
  const { db } = deps;
  const browser = () => createTestClient(app, deps, { labBrand: 'halide' });
  return () => readyCheckout({ db, deps, make: createFactories(db), browser });
}
