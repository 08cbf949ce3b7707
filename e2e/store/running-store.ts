import type { StoreAddresses } from './start-store.ts';

const key = 'ALBUMEN_E2E_STORE';

/** Hands the started store on to the test workers, which inherit the environment. */
export function announceStore(store: StoreAddresses): void {
  const { halide, cyan, playground, dataDir, operatorToken } = store;
  process.env[key] = JSON.stringify({ halide, cyan, playground, dataDir, operatorToken });
}

/** Whether a store was announced before: several runs may share one. */
export function isAnnounced(): boolean {
  return process.env[key] !== undefined;
}

/** The store that the global set-up started. */
export function runningStore(): StoreAddresses {
  const announced = process.env[key];
  if (announced === undefined)
    throw new Error('no store was started: run the tests by their config');
  return JSON.parse(announced) as StoreAddresses; // written by announceStore
}
