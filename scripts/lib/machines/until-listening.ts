import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 20_000;

/** Waits for a service that has just been started. */
export async function untilListening({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const socket = connect(port, host);
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    if (performance.now() > givesUpAt) throw new Error(`nobody listens at ${host}:${port}`);
    await sleep(100);
  }
}
