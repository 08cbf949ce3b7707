import { origin, port } from '@albumen/server-kit/setting-kinds';
import { readSettings } from '@albumen/server-kit/settings';
import { z } from 'zod';

/** Every setting, by the name of its environment variable; `.env.example` explains each. */
const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  PORT: port.default(3000),
  GATEWAY_PORT: port.optional(),
  GATEWAY_URL: origin.optional(),
  PLAYGROUND_PORT: port.optional(),
  PLAYGROUND_URL: origin.optional(),
  PLAYGROUND_PROCESSES: z.coerce.number().int().min(0).max(1).default(1),
  PLAYGROUND_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  PLAYGROUND_MERCHANT_ID: z.string().optional(),
  PLAYGROUND_PUBLIC_KEY: z.string().optional(),
  PLAYGROUND_PRIVATE_KEY: z.string().optional(),
  PLAYGROUND_TOKENIZATION_KEY: z.string().optional(),
});

type Raw = z.output<typeof schema>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export interface Settings extends Raw {
  PLAYGROUND_PORT: number;
  /** The origin at which people reach the playground. */
  origin: string;
  gatewayOrigin: string;
}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every problem at once.
 */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  const raw = readSettings(schema, environment);
  const PLAYGROUND_PORT = raw.PLAYGROUND_PORT ?? raw.PORT + 2;
  return {
    ...raw,
    PLAYGROUND_PORT,
    origin: raw.PLAYGROUND_URL ?? `http://localhost:${PLAYGROUND_PORT}`,
    gatewayOrigin: raw.GATEWAY_URL ?? `http://localhost:${raw.GATEWAY_PORT ?? raw.PORT + 1}`,
  };
}
