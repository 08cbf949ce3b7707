import { announceStore, isAnnounced } from './running-store.ts';
import { startStore } from './start-store.ts';

/** One store for the whole run; each test brings accounts and galleries of its own. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (isAnnounced()) return undefined;
  const isTalking = process.env['E2E_LOG'] === 'on';
  const store = await startStore(isTalking ? { onLine: (line) => console.log(line) } : {});
  announceStore(store);
  return store.stop;
}
