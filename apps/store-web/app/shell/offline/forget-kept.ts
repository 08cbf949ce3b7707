import { outboxKey } from './outbox-key.ts';

/** What this browser keeps of galleries, and for the store, goes with whoever was signed in. */
export async function forgetKept(): Promise<void> {
  // The form signs out without script, too: then the server does.
  if (typeof document === 'undefined') return;
  localStorage.removeItem(outboxKey);
  // Only secure addresses have caches, and only those have a worker that fills them.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
