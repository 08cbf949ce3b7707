/** What this browser keeps of galleries goes with whoever was signed in. */
export async function forgetKept(): Promise<void> {
  // Only secure addresses have caches, and only those have a worker that fills them.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
