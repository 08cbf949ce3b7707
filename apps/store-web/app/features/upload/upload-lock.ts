/* Tabs of one browser know of each other's uploads by a lock that the running one holds. */

function lockName(galleryId: string): string {
  return `albumen-upload-${galleryId}`;
}

/** Held until the returned function is called, or the tab is gone. */
export function holdUploadLock(galleryId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()
    ?.request(lockName(galleryId), () => promise)
    .catch(() => undefined);
  return resolve;
}

/** Resolves once no tab uploads into this gallery; tells first when one does. */
export async function whenUploadLockIsFree(
  galleryId: string,
  onHeld: () => void,
  signal: AbortSignal,
): Promise<void> {
  const manager = locks();
  if (manager === undefined) return;
  const { held } = await manager.query();
  if (held?.some(({ name }) => name === lockName(galleryId))) onHeld();
  await manager.request(lockName(galleryId), { signal }, () => undefined).catch(() => undefined);
}

/** Plain http on the home network has none; then every tab speaks for itself. */
function locks(): LockManager | undefined {
  return window.isSecureContext ? navigator.locks : undefined;
}
