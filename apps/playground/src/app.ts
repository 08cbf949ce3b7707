import { createHttpServer } from '@albumen/server-kit/http-server';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { answerErrors } from './http/errors.ts';
import { guardApi } from './http/guard.ts';
import { askForPassword } from './http/password.ts';
import { addCheckout } from './modules/checkout/checkout.routes.ts';
import { addConsole } from './modules/console/console.routes.ts';
import { addKeptAccounts } from './modules/kept-accounts/kept-accounts.routes.ts';
import { addFailures } from './modules/failures/failures.routes.ts';
import { addPage } from './modules/page/page.routes.ts';
import { addWebhooks } from './modules/webhooks/webhooks.routes.ts';

/** A merchant's server: its page, its calls to the gateway, and the console. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = createHttpServer({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustedProxies: [],
    bodyLimitBytes: 65_536,
  });
  answerErrors(app);
  if (settings.PLAYGROUND_PASSWORD !== undefined) askForPassword(app, settings.PLAYGROUND_PASSWORD);
  app.get('/health', async () => ({ isHealthy: true }));
  const received = await addWebhooks(app, deps);
  await app.register(
    async (api) => {
      guardApi(api, settings.origin);
      addCheckout(api, deps);
      addConsole(api, deps);
      addKeptAccounts(api, deps);
      addFailures(api, deps);
      api.get('/received', async () => ({ received }));
    },
    { prefix: '/api' },
  );
  await addPage(app, deps);
  return app;
}
