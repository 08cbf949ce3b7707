import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readSettings } from '@albumen/server-kit/settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text.replace(/\/$/, ''), {
    message: 'must be a scheme, a host and maybe a port, with no path',
  })
  .transform((text) => new URL(text).origin);

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    HALIDE_URL: origin.optional(),
    CYAN_URL: origin.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
    WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
    WORKER_PROCESSES: z.coerce.number().int().min(0).max(64).default(1),
    RENDER_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
    TRUSTED_PROXIES: list,
    APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    OPERATOR_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    MAX_FAVORITES: z.coerce.number().int().min(0).max(3200).default(5),
    ARCHIVE_STREAMS: z.coerce.number().int().min(1).max(100).default(4),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Albumen <no-reply@albumen.example>'),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PUBLIC_URL: z.url().optional(),
    S3_PATH_STYLE: onOff.default(false),
    SENTRY_DSN: z.url().optional(),
    SENTRY_BROWSER_DSN: z.url().optional(),
    BOT_CHECK_SITE_KEY: z.string().optional(),
    BOT_CHECK_SECRET: z.string().optional(),
    SMARTY_AUTH_ID: z.string().optional(),
    SMARTY_AUTH_TOKEN: z.string().optional(),
    SMARTY_WEBSITE_KEY: z.string().optional(),
  })
  .superRefine((settings, context) => {
    const together = (names: readonly (keyof typeof settings)[]) => {
      const missing = names.filter((name) => settings[name] === undefined);
      if (missing.length === 0 || missing.length === names.length) return;
      for (const name of missing) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is needed together with ${names.filter((other) => other !== name).join(', ')}`,
        });
      }
    };
    together(['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET']);
    together(['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN', 'SMARTY_WEBSITE_KEY']);
    together(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  });

type Raw = z.output<typeof schema>;

export interface Settings extends Raw {
  /** Origin of each lab brand's storefront. */
  origins: { halide: string; cyan: string };
  /** Someone outside this computer and its home network can reach us. */
  isPublic: boolean;
}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every problem at once.
 */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  return readSettings(
    schema.transform(withOrigins).superRefine(refuseDefaultsInPublic),
    environment,
  );
}

function withOrigins(raw: Raw): Settings {
  const halide = raw.HALIDE_URL ?? `http://localhost:${raw.PORT}`;
  const cyan = raw.CYAN_URL ?? `http://127.0.0.1:${raw.PORT}`;
  return { ...raw, origins: { halide, cyan }, isPublic: [halide, cyan].some(isPublicOrigin) };
}

function refuseDefaultsInPublic(settings: Settings, context: z.RefinementCtx): void {
  const { halide, cyan } = settings.origins;
  if (halide === cyan) {
    context.addIssue({
      code: 'custom',
      path: ['CYAN_URL'],
      message: 'must differ from HALIDE_URL',
    });
  }
  if (!settings.isPublic) return;
  for (const name of [
    'APP_SECRET',
    'OPERATOR_TOKEN',
    'SMTP_URL',
    'HALIDE_URL',
    'CYAN_URL',
    'BOT_CHECK_SECRET',
  ] as const) {
    if (settings[name] === undefined) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is needed when the address is public',
      });
    }
  }
  if (settings.APP_SECRET?.startsWith('example-')) {
    context.addIssue({ code: 'custom', path: ['APP_SECRET'], message: 'is still the example' });
  }
}

/** Loopback, home networks (RFC 1918, link-local, unique local) and .local names are not public. */
export function isPublicOrigin(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) === 0)
    return host !== 'localhost' && !/\.(localhost|local|home\.arpa|test)$/.test(host);
  return !/^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/.test(
    host,
  );
}
