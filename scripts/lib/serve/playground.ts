import { join } from 'node:path';
import { startSupervisor, type Supervisor } from '@albumen/server-kit/supervisor';
import type { Settings } from '../../../apps/playground/src/settings.ts';
import type { GatewayFacts } from './greeting.ts';

export interface PlaygroundOptions {
  settings: Settings;
  gateway: GatewayFacts;
  /** What its process finds beneath our own environment. */
  environment: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

const script = join(import.meta.dirname, '../../../apps/playground/src/main.ts');

/** Starts a merchant's server beside the gateway, with the demo merchant's keys unless it has others. */
export function startPlayground(options: PlaygroundOptions): Promise<Supervisor> {
  const { settings, gateway, environment, log } = options;
  const { merchant } = gateway;
  return startSupervisor({
    host: settings.HOST,
    port: settings.PLAYGROUND_PORT,
    roles: [{ name: 'playground', processes: 1, script, args: [], isListening: true }],
    environment: {
      ...environment,
      PLAYGROUND_MERCHANT_ID: merchant.id,
      PLAYGROUND_PUBLIC_KEY: merchant.publicKey,
      PLAYGROUND_PRIVATE_KEY: merchant.privateKey,
      PLAYGROUND_TOKENIZATION_KEY: merchant.tokenizationKey,
      ...process.env,
      GATEWAY_URL: gateway.origin,
    },
    log,
    output: log,
  });
}
