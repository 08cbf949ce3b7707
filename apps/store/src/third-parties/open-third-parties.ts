import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../db/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedKey, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { createSmartyAddressService } from './addresses/smarty-address-service.ts';
import { standInSender } from './addresses/stand-in/stand-in-sender.ts';
import { openBotCheck } from './bot-check/open-bot-check.ts';
import { openEdgeCache } from './edge/edge-cache.ts';
import { createErrorReporter } from './error-reporting/error-reporter.ts';
import { openLab } from './labs/open-lab.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { taxTableService } from './tax/tax-service.ts';
import { openPayments } from './payments/open-payments.ts';

interface OpenOptions {
  settings: Settings;
  secrets: Secrets;
  db: Kysely<Tables>;
  release: string;
  clock: Clock;
  /** Of the process's own log. */
  logError?: (error: unknown) => void;
}

type ThirdParties = Pick<
  Dependencies,
  | 'mailer'
  | 'edge'
  | 'addresses'
  | 'botCheck'
  | 'errors'
  | 'taxes'
  | 'payments'
  | 'paymentNotices'
  | 'providerLedger'
  | 'lab'
>;

/** The real service where the settings name it, its stand-in otherwise. */
export async function openThirdParties(options: OpenOptions): Promise<ThirdParties> {
  const { settings, secrets, db, release, clock, logError } = options;
  const errors = await createErrorReporter({
    dsn: settings.SENTRY_DSN,
    release,
    environment: settings.isPublic ? 'production' : 'local',
    logError,
  });
  return {
    errors,
    edge: openEdgeCache(settings),
    lab: openLab({ settings, secrets, clock }),
    taxes: taxTableService,
    mailer:
      settings.SMTP_URL === undefined
        ? createOutboxMailer(db)
        : createSmtpMailer({ url: settings.SMTP_URL }),
    ...openPayments(settings),
    addresses: openAddresses(settings, (error) => errors.report(error)),
    botCheck: openBotCheck({
      secret: settings.BOT_CHECK_SECRET,
      standInKey: derivedKey(secrets.appSecret, 'bot-check'),
      db,
      now: () => clock.now(),
      ...(settings.BOT_CHECK_SECRET !== undefined && {
        hostnames: Object.values(settings.origins).map((origin) => new URL(origin).hostname),
      }),
    }),
  };
}

function openAddresses(settings: Settings, onFailure: (error: unknown) => void) {
  const { SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN } = settings;
  if (SMARTY_AUTH_ID === undefined || SMARTY_AUTH_TOKEN === undefined) {
    return createSmartyAddressService({
      authId: 'stand-in',
      authToken: 'stand-in',
      sender: standInSender,
      onFailure,
    });
  }
  return createSmartyAddressService({
    authId: SMARTY_AUTH_ID,
    authToken: SMARTY_AUTH_TOKEN,
    onFailure,
  });
}
