import { limits } from '@albumen/contract/limits';
import type { Transport, TransportReply, TransportRequest } from '@albumen/contract/transport';

const passing = new Set([0, 502, 503, 504]);

/**
 * Sends, and for calls that are safe to repeat tries twice more, 250 ms apart, after a network error,
 * a timeout or 502/503/504 (decision 15). No answer at all is status 0.
 */
export async function sendPatiently(
  transport: Transport,
  request: TransportRequest,
  isSafeToRepeat: boolean,
): Promise<TransportReply> {
  const tries = isSafeToRepeat ? 1 + limits.requestRetries : 1;
  let reply = await transport(request);
  for (let used = 1; used < tries && passing.has(reply.status); used += 1) {
    await new Promise((resolve) => setTimeout(resolve, limits.requestRetryDelayMs));
    reply = await transport(request);
  }
  return reply;
}
