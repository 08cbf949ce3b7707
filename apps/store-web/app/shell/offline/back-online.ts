const retryMs = 5000;

/** Resolves when the network may be back: when the browser says so, or after a few seconds. */
export function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryMs);
    const online = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', online, { once: true });
  });
}
