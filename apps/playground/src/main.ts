import { join } from 'node:path';
import { listenOnInherited } from '@albumen/server-kit/listen';
import { createApp } from './app.ts';
import { merchantOf, openServerSdk } from './merchant.ts';
import { loadSettings } from './settings.ts';

/** The merchant's server; one process, since it remembers the webhooks it was sent. */
const settings = loadSettings(process.env);
const merchant = merchantOf(settings);

const stopOrder = Promise.withResolvers<void>();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOrder.resolve());

const app = await createApp({
  settings,
  merchant,
  sdk: openServerSdk(merchant),
  pages: join(import.meta.dirname, '../dist/web'),
  // The list that is published with the SDK.
  hashes: join(import.meta.dirname, '../../../packages/pay/dist/browser/sri.json'),
});
const { HOST: host, PLAYGROUND_PORT: port } = settings;
const stopListening = await listenOnInherited(app, { host, port });
process.stdout.write('ready\n');
await stopOrder.promise;
await stopListening();
await app.close();
process.exit(0);
