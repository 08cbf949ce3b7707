import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BotCheck } from './bot-check.ts';
import { createBotCheckStandIn, standInSecret } from './stand-in/bot-check-stand-in.ts';
import { createTurnstileBotCheck, type TurnstileOptions } from './turnstile-bot-check.ts';

interface OpenBotCheckOptions extends Pick<TurnstileOptions, 'hostnames' | 'onRefusal'> {
  /** The vendor's secret; the stand-in when missing. */
  secret: string | undefined;
  /** Signs the stand-in's tokens; the same in every process. */
  standInKey: Buffer;
  db: Kysely<Tables>;
  now: () => Date;
}

export function openBotCheck(options: OpenBotCheckOptions): BotCheck {
  const { secret, standInKey, db, now, ...rest } = options;
  if (secret !== undefined) return createTurnstileBotCheck({ ...rest, secret });
  const { siteverify } = createBotCheckStandIn({
    db,
    signingKey: standInKey,
    now,
  });
  return createTurnstileBotCheck({ ...rest, secret: standInSecret, siteverify });
}
