/** How soon a second order counts as a second decision, not as the echo of the first. */
const echoMs = 1_000;

/**
 * Calls `stop` at the first order to end: Ctrl-C, `kill`, a closed terminal, or the death of the
 * process that started us. A second Ctrl-C a while later ends everything at once.
 */
export function onStopOrder(stop: () => void): void {
  let orderedAt: number | undefined;
  const order = (): void => {
    if (orderedAt === undefined) {
      orderedAt = performance.now();
      stop();
    } else if (performance.now() - orderedAt > echoMs) {
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, order);
  process.once('disconnect', order);
  process.channel?.unref();
}
