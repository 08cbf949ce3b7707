import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addCardForm } from './frames/card-form/card-form.routes.ts';
import { addFrames } from './frames/frames.routes.ts';
import { addPayPalSdk } from './frames/paypal-sdk/paypal-sdk.routes.ts';
import { addFraudnetScript, addKountPage } from './frames/device-data.ts';
import { addWalletScript } from './frames/masterpass/wallet-script.routes.ts';
import { addBank } from './modules/bank/bank.routes.ts';
import { addClientApi } from './modules/client-api/client-api.routes.ts';
import { addGraphQL } from './modules/graphql/graphql.routes.ts';
import { addConsole } from './modules/console/console.routes.ts';
import { addGooglePay } from './modules/google-pay/google-pay.routes.ts';
import { addHealth } from './modules/health/health.routes.ts';
import { addSandbox } from './modules/sandbox/sandbox.routes.ts';
import { addServerApi } from './modules/server-api/server-api.routes.ts';
import { addIssuer } from './modules/three-d-secure/issuer.routes.ts';
import { addCardNetwork } from './modules/three-d-secure/network.routes.ts';
import { addTestValues } from './test-values/page/test-values.routes.ts';

/** Every module's routes. */
export async function addModules(app: FastifyInstance, deps: Dependencies): Promise<void> {
  addHealth(app, deps);
  await addSandbox(app, deps);
  await addConsole(app, deps);
  addFrames(app, deps);
  addCardForm(app, deps);
  addKountPage(app);
  addWalletScript(app);
  addFraudnetScript(app);
  addPayPalSdk(app, deps);
  await addCardNetwork(app, deps);
  await addIssuer(app, deps);
  addGooglePay(app, deps);
  await addBank(app, deps);
  await addTestValues(app);
  await addClientApi(app, deps);
  await addGraphQL(app, deps);
  await addServerApi(app, deps);
}
