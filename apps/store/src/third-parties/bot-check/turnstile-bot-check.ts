import type { BotCheck } from './bot-check.ts';
import { siteverifyAt, type Siteverify, type SiteverifyReply } from './siteverify.ts';

/** The vendor's documented bound; longer is no token of theirs. */
const maxTokenCharacters = 2_048;

export interface TurnstileOptions {
  secret: string;
  /** Host names on which our widget may be solved; any when missing. */
  hostnames?: readonly string[];
  /** The vendor's over HTTP unless given; the stand-in's in development and tests. */
  siteverify?: Siteverify;
  /** Notified why somebody was refused, and of calls that failed. */
  onRefusal?: (reasons: readonly string[], error?: unknown) => void;
}

/** Cloudflare Turnstile. */
export function createTurnstileBotCheck(options: TurnstileOptions): BotCheck {
  const { secret, hostnames, siteverify = siteverifyAt(), onRefusal = () => {} } = options;
  return {
    async verify(token, remoteIp) {
      const reasons = tokenFaults(token);
      if (reasons.length > 0) {
        onRefusal(reasons);
        return false;
      }
      try {
        const reply = await siteverify({ secret, response: token, remoteip: remoteIp });
        const faults = replyFaults(reply, hostnames);
        if (faults.length > 0) onRefusal(faults);
        return faults.length === 0;
      } catch (error) {
        onRefusal(['unreachable'], error);
        return false;
      }
    },
  };
}

function tokenFaults(token: string): string[] {
  if (token.trim() === '') return ['missing-input-response'];
  return token.length > maxTokenCharacters ? ['invalid-input-response'] : [];
}

/** A token solved on somebody else's page with our site key is not ours. */
function replyFaults(reply: SiteverifyReply, hostnames: readonly string[] | undefined): string[] {
  if (!reply.success) return reply['error-codes'].length > 0 ? reply['error-codes'] : ['refused'];
  if (hostnames === undefined || hostnames.includes(reply.hostname ?? '')) return [];
  return ['foreign-hostname'];
}
