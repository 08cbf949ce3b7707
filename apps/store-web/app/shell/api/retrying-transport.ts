import { pageLimits } from '@albumen/contract/page-limits';
import type { Transport, TransportReply, TransportRequest } from '@albumen/contract/transport';

const passing = new Set([0, 502, 503, 504]);

/**
 * Sends a call; one that is safe to repeat is sent twice more, 250 ms apart, after a network error, a
 * timeout or 502/503/504. No answer at all is status 0.
 */
export async function sendWithRetries(
  transport: Transport,
  request: TransportRequest,
  isSafeToRepeat: boolean,
): Promise<TransportReply> {
  const attempts = isSafeToRepeat ? 1 + pageLimits.requestRetries : 1;
  let reply = await transport(request);
  for (let used = 1; used < attempts && passing.has(reply.status); used += 1) {
    await new Promise((resolve) => setTimeout(resolve, pageLimits.requestRetryDelayMs));
    reply = await transport(request);
  }
  return reply;
}
