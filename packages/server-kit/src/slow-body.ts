import type { IncomingMessage } from 'node:http';

export interface SlowBodyLimits {
  lookEveryMs: number;
  /** Not one byte for so long. */
  stallMs: number;
  minBytesPerSecond: number;
  /** Slow starts are forgiven: lines wake up, windows grow. */
  graceMs: number;
}

export const slowBodyLimits: SlowBodyLimits = {
  lookEveryMs: 5_000,
  stallMs: 60_000,
  minBytesPerSecond: 8_192,
  graceMs: 30_000,
};

/**
 * Ends a request whose body trickles or stops, so that nobody holds a socket, a temporary file and
 * reserved room for nothing; a large body over a slow line passes as long as it moves. Counts at the
 * socket: the body itself passes untouched.
 */
export function endWhenSlow(request: IncomingMessage, limits: SlowBodyLimits): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const startedAt = performance.now();
  const startBytes = socket.bytesRead;
  let seenBytes = startBytes;
  let movedAt = startedAt;
  const timer = setInterval(() => {
    // The answer may take its time.
    if (request.complete) return clearInterval(timer);
    const now = performance.now();
    if (socket.bytesRead > seenBytes) movedAt = now;
    seenBytes = socket.bytesRead;
    const elapsedMs = now - startedAt;
    const bytesPerSecond = ((seenBytes - startBytes) * 1000) / elapsedMs;
    const isStalled = now - movedAt >= limits.stallMs;
    const isSlow = elapsedMs >= limits.graceMs && bytesPerSecond < limits.minBytesPerSecond;
    if (isStalled || isSlow) request.destroy();
  }, limits.lookEveryMs).unref();
  for (const over of ['end', 'close']) request.once(over, () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
}
