import { resolve } from 'node:path';
import { list, onOff, origin, port } from '@albumen/server-kit/setting-kinds';
import { readSettings } from '@albumen/server-kit/settings';
import { z } from 'zod';

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
  TRUSTED_PROXIES: list,
  LOAD_SHEDDING: onOff.default(true),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  PORT: port.default(3000),
  GATEWAY_PORT: port.optional(),
  GATEWAY_URL: origin.optional(),
  GATEWAY_PROCESSES: z.coerce.number().int().min(0).max(64).default(1),
  GATEWAY_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_SANDBOX: onOff.default(true),
  GATEWAY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GATEWAY_SECRET_SECOND: z.string().min(32, 'must have at least 32 characters').optional(),
  GATEWAY_MERCHANTS_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  GATEWAY_PRIVATE_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
});

type Raw = z.output<typeof schema>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export interface Settings extends Raw {
  /** The port after the storefront's unless it is set. */
  GATEWAY_PORT: number;
  /** Where browsers and servers reach us. */
  origin: string;
}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every problem at once.
 */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  const raw = readSettings(schema, environment);
  const GATEWAY_PORT = raw.GATEWAY_PORT ?? raw.PORT + 1;
  return { ...raw, GATEWAY_PORT, origin: raw.GATEWAY_URL ?? `http://localhost:${GATEWAY_PORT}` };
}
