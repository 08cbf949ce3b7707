import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { derivedKey } from '../secrets.ts';
import { registerAddressStandIn } from './addresses/stand-in/address-stand-in.routes.ts';
import { standInLabPrefix } from './labs/open-lab.ts';
import { registerStandInLab } from './labs/stand-in/stand-in-lab.routes.ts';
import { createBotCheckStandIn } from './bot-check/stand-in/bot-check-stand-in.ts';
import { registerBotCheckStandIn } from './bot-check/stand-in/bot-check-stand-in.routes.ts';

type Needs = Pick<Dependencies, 'settings' | 'secrets' | 'db' | 'clock' | 'jobs'>;

/** The browser's side of the stand-ins; each only where the real service is not set. */
export function addStandIns(app: FastifyInstance, deps: Needs): void {
  const { settings, secrets, db, clock } = deps;
  const origins = Object.values(settings.origins);
  if (settings.SMARTY_WEBSITE_KEY === undefined) {
    registerAddressStandIn(app, { prefix: '/stand-in/addresses', origins });
  }
  if (settings.BOT_CHECK_SECRET === undefined) {
    const standIn = createBotCheckStandIn({
      db,
      signingKey: derivedKey(secrets.appSecret, 'bot-check'),
      now: () => clock.now(),
    });
    registerBotCheckStandIn(app, { prefix: '/stand-in/bot-check', standIn, origins });
  }
  if (settings.LAB_STAND_IN) registerStandInLab(app, { prefix: standInLabPrefix, deps });
}
