import { resolve } from 'node:path';
import type { LabBrand } from '@albumen/contract/brands';
import { isEmailAddress } from '@albumen/contract/email-grammar';
import { limits } from '@albumen/contract/limits';
import { colorOrders } from '@albumen/faces/operator-model';
import { list, listOf, onOff, origin, port } from '@albumen/server-kit/setting-kinds';
import { readSettings, SettingsError } from '@albumen/server-kit/settings';
import { z } from 'zod';
import { apiAddressOf, uploadOriginOf, type ApiAddress } from './api-address.ts';
import { isPublic, originsOf, publicAddressProblems } from './public-address.ts';
import { isProvider } from './third-parties/payments/provider-hosts.ts';

/** 2.9 percent and 30 cents, or what comes near it. */
const usualFees = ['USD=290+30', 'CAD=290+30', 'EUR=290+30', 'PLN=290+100'];

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  HALIDE_URL: origin.optional(),
  CYAN_URL: origin.optional(),
  API_URL: list.pipe(z.array(origin)),
  UPLOAD_URL: z.string().optional(),
  UPLOAD_ENVIRONMENTS: listOf(
    /^[a-z][a-z0-9-]*=https?:\/\/[^/]+$/,
    'stage=https://uploads.stage.example,prod=https://uploads.example',
  ),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
  LOAD_SHEDDING: onOff.default(true),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  WORKER_PROCESSES: z.coerce.number().int().min(0).max(64).default(1),
  RENDER_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  LATE_RENDITIONS: onOff.default(true),
  FACES: z.enum(['off', 'positions', 'people']).default('positions'),
  FACE_MODEL: z.string().optional(),
  FACE_MODEL_COLORS: z.enum(colorOrders).default('rgb'),
  FACE_MODEL_DISTANCE: z.coerce.number().min(0.1).max(1.9).default(1),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: list,
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_SECOND: z.string().min(32, 'must have at least 32 characters').optional(),
  OPERATOR_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  OPERATOR_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  MAX_FAVORITES: z.coerce.number().int().min(0).max(3200).default(limits.favoritesPerVisitor),
  ARCHIVE_STREAMS: z.coerce.number().int().min(1).max(100).default(4),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address alone: each brand writes by its own name. */
  MAIL_FROM: z
    .string()
    .default('no-reply@albumen.example')
    .transform((text) => (/^[^<>]*<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim())
    .refine(isEmailAddress, 'must be like Halide <no-reply@halide.example>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url().optional(),
  EDGE_PURGE_URL: z.url().optional(),
  EDGE_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: *\S/, 'must be like Authorization: Bearer …')
    .optional(),
  S3_PATH_STYLE: onOff.default(false),
  SENTRY_DSN: z.url().optional(),
  SENTRY_BROWSER_DSN: z.url().optional(),
  PAYMENT_URL: origin.optional(),
  PAYMENT_MERCHANT_ID: z.string().optional(),
  PAYMENT_PUBLIC_KEY: z.string().optional(),
  PAYMENT_PRIVATE_KEY: z.string().optional(),
  PAYMENT_ACCOUNTS: listOf(/^[A-Za-z]{3} *= *[^=\s]+$/, 'USD=one,CAD=another'),
  CHECKOUT_RATES: listOf(/^[A-Z]{3}=(?=.*[1-9])\d+(\.\d+)?$/, 'EUR=0.92,PLN=3.95'),
  PAYMENT_FEES: listOf(/^[A-Z]{3}=\d{1,4}\+\d{1,6}$/, 'USD=290+30,EUR=290+30').transform((fees) =>
    fees.length === 0 ? usualFees : fees,
  ),
  PAYMENT_SCRIPTS_URL: origin.optional(),
  CARD_FORM_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_FORM_GLOBAL: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'must be like vendor.form')
    .default('AlbumenCardForm'),
  HALIDE_CARDS: z.enum(['hostedFields', 'cardForm']).default('hostedFields'),
  CYAN_CARDS: z.enum(['hostedFields', 'cardForm']).default('hostedFields'),
  BOT_CHECK_SITE_KEY: z.string().optional(),
  BOT_CHECK_SECRET: z.string().optional(),
  SMARTY_AUTH_ID: z.string().optional(),
  SMARTY_AUTH_TOKEN: z.string().optional(),
  SMARTY_WEBSITE_KEY: z.string().optional(),
  LAB_HOT_FOLDER: z.string().optional(),
  LAB_STAND_IN: onOff.default(false),
  LAB_API_URL: origin.optional(),
  LAB_API_KEY: z.string().optional(),
  LAB_API_SECRET: z.string().optional(),
  LAB_API_PRODUCTS: z.string().optional(),
});

type Raw = z.output<typeof schema>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export interface Settings extends Raw {
  /** Origin of each lab brand's storefront. */
  origins: { halide: string; cyan: string };
  /** Where each storefront's pages send their calls, when not to their own address. */
  apis: Record<LabBrand, ApiAddress | undefined>;
  /** The upload API's address when it is not that of its pages. */
  uploadOrigin: string | undefined;
  /** Someone outside this computer and its home network can reach us. */
  isPublic: boolean;
}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every problem at once.
 */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  const problems = [
    ...publicAddressProblems(environment),
    ...missingPartners(environment),
    ...missingForm(environment),
  ];
  const raw = readOrCollect(environment, problems);
  if (raw === undefined || problems.length > 0) throw new SettingsError(problems);
  return { ...raw, ...addressesOf(raw), isPublic: isPublic(raw) };
}

/** @throws SettingsError for an address that no storefront can use, and for an unknown environment. */
function addressesOf(raw: Raw): Pick<Settings, 'origins' | 'apis' | 'uploadOrigin'> {
  const origins = originsOf(raw);
  const apis = {
    halide: apiAddressOf(origins.halide, raw.API_URL),
    cyan: apiAddressOf(origins.cyan, raw.API_URL),
  };
  const used = Object.values(apis).map((api) => api?.origin);
  const problems = raw.API_URL.filter((url) => !used.includes(url)).map(
    (url) => `API_URL: ${url} is not below the domain of a storefront, or another one is before it`,
  );
  if (problems.length > 0) throw new SettingsError(problems);
  return { origins, apis, uploadOrigin: readUploadOrigin(raw) };
}

function readUploadOrigin({ UPLOAD_URL, UPLOAD_ENVIRONMENTS }: Raw): string | undefined {
  try {
    return uploadOriginOf(UPLOAD_URL, UPLOAD_ENVIRONMENTS);
  } catch (error) {
    if (error instanceof RangeError) throw new SettingsError([`UPLOAD_URL: ${error.message}`]);
    throw error;
  }
}

function readOrCollect(
  environment: Record<string, string | undefined>,
  problems: string[],
): Raw | undefined {
  try {
    return readSettings(schema, environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Settings of one service: one of them alone is a mistake. */
const partners: readonly (readonly string[])[] = [
  ['PAYMENT_URL', 'PAYMENT_MERCHANT_ID', 'PAYMENT_PUBLIC_KEY', 'PAYMENT_PRIVATE_KEY'],
  ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'],
  ['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN', 'SMARTY_WEBSITE_KEY'],
  ['LAB_API_URL', 'LAB_API_KEY', 'LAB_API_SECRET', 'LAB_API_PRODUCTS'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** A gateway of ours has a card form of its own; the provider has not. */
function missingForm(environment: Record<string, string | undefined>): string[] {
  const { PAYMENT_URL, CARD_FORM_SCRIPT_URL } = environment;
  if (!URL.canParse(PAYMENT_URL ?? '') || !isProvider(PAYMENT_URL)) return [];
  return ['HALIDE_CARDS', 'CYAN_CARDS']
    .filter((name) => environment[name] === 'cardForm' && !CARD_FORM_SCRIPT_URL)
    .map((name) => `${name}: cardForm needs the CARD_FORM_SCRIPT_URL of the provider`);
}

function missingPartners(environment: Record<string, string | undefined>): string[] {
  return partners.flatMap((names) => {
    const given = names.filter((name) => environment[name]);
    if (given.length === 0) return [];
    const missing = names.filter((name) => !environment[name]);
    return missing.map((name) => `${name}: is needed together with ${given.join(', ')}`);
  });
}
