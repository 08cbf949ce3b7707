import type { IncomingMessage } from 'node:http';

const lookEveryMs = 5_000;
const stallMs = 60_000;
const minBytesPerSecond = 8_192;
/** Slow starts are forgiven: lines wake up, windows grow. */
const graceMs = 30_000;

export interface SlowBodyLimits {
  lookEveryMs: number;
  stallMs: number;
  minBytesPerSecond: number;
  graceMs: number;
}

const defaults: SlowBodyLimits = { lookEveryMs, stallMs, minBytesPerSecond, graceMs };

/**
 * Ends a request whose body trickles or stops, so that nobody holds a socket, a temporary file and
 * reserved room for nothing. Counts at the socket: the body itself passes untouched.
 */
export function endWhenSlow(request: IncomingMessage, limits = defaults): () => void {
  const { socket } = request;
  const startedAt = performance.now();
  const startBytes = socket.bytesRead;
  let seenBytes = startBytes;
  let movedAt = startedAt;
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead > seenBytes) movedAt = now;
    seenBytes = socket.bytesRead;
    const elapsedMs = now - startedAt;
    const bytesPerSecond = ((seenBytes - startBytes) * 1000) / elapsedMs;
    const isStalled = now - movedAt >= limits.stallMs;
    const isSlow = elapsedMs >= limits.graceMs && bytesPerSecond < limits.minBytesPerSecond;
    if (isStalled || isSlow) socket.destroy();
  }, limits.lookEveryMs);
  return () => clearInterval(timer);
}
