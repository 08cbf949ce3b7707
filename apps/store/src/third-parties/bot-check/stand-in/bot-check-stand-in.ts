import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Siteverify, SiteverifyReply } from '../siteverify.ts';
import { redeemBotCheckToken } from './used-tokens.queries.ts';
import { createTokenMint, tokenLifetimeMs } from './stand-in-tokens.ts';

/** The site key and secret of the stand-in; the vendor's would not work here, nor these there. */
export const standInSiteKey = 'stand-in';
export const standInSecret = 'stand-in-secret';

export interface BotCheckStandIn {
  /** What the widget gets once its box is ticked. */
  solve(siteKey: string, hostname: string): string | undefined;
  siteverify: Siteverify;
}

interface StandInOptions {
  db: Kysely<Tables>;
  signingKey: Buffer;
  now: () => Date;
}

/** The vendor's side of the bot check: hands out tokens and takes each back once. */
export function createBotCheckStandIn({ db, signingKey, now }: StandInOptions): BotCheckStandIn {
  const mint = createTokenMint(signingKey, now);
  return {
    solve: (siteKey, hostname) => (siteKey === standInSiteKey ? mint.make(hostname) : undefined),
    async siteverify({ secret, response }) {
      if (secret === '') return refused('missing-input-secret');
      if (secret !== standInSecret) return refused('invalid-input-secret');
      if (response === '') return refused('missing-input-response');
      const claims = mint.read(response);
      if (claims === undefined) return refused('invalid-input-response');
      const ageMs = now().getTime() - claims.solvedAtMs;
      const isSpent = ageMs > tokenLifetimeMs || !(await redeemBotCheckToken(db, response));
      if (isSpent) return refused('timeout-or-duplicate');
      return {
        success: true,
        'error-codes': [],
        challenge_ts: new Date(claims.solvedAtMs).toISOString(),
        hostname: claims.hostname,
      };
    },
  };
}

function refused(code: string): SiteverifyReply {
  return { success: false, 'error-codes': [code] };
}
