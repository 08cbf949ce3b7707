import type { FastifyInstance } from 'fastify';
import { serveFile } from '../browser-files/send-file.ts';
import type { Dependencies } from '../dependencies.ts';
import { readForms } from '../http/form-body.ts';
import { addMandatePage } from './bank/mandate-page.routes.ts';
import { addPaymentPage } from './bank/payment-page.routes.ts';
import { addCardNetwork } from './card-network/network.routes.ts';
import { addFraudnetScript, addKountPage } from './device-data/device-data.ts';
import { addGooglePay } from './google-pay/google-pay.routes.ts';
import { addIssuer } from './issuer/issuer.routes.ts';
import { addMasterpassScript, addMasterpassWallet } from './masterpass/wallet.routes.ts';
import { sheetFiles, sheetPath } from './pages/page.ts';
import { addPayPalScript } from './paypal/script.routes.ts';
import { addPayPalWallet } from './paypal/wallet.routes.ts';
import { addPhone } from './phone/phone.routes.ts';
import { addTestValues } from './test-values/test-values.routes.ts';

/** Everybody whom payers meet beside the gateway. The README of this folder says who they are. */
export async function addWorld(app: FastifyInstance, deps: Dependencies): Promise<void> {
  addKountPage(app);
  addFraudnetScript(app);
  addMasterpassScript(app);
  await addCardNetwork(app, deps);
  await addIssuer(app, deps);
  await addTestValues(app);
  if (!deps.settings.GATEWAY_SANDBOX) return;
  addPayPalScript(app);
  addGooglePay(app, deps);
  serveFile(app, `${sheetPath}.js`, async () => (await sheetFiles()).script);
  serveFile(app, `${sheetPath}.css`, async () => (await sheetFiles()).style);
  await app.register(async (scope) => {
    readForms(scope);
    addPaymentPage(scope, deps);
    addPhone(scope, deps);
    addMandatePage(scope, deps);
    addMasterpassWallet(scope, deps);
    addPayPalWallet(scope, deps);
  });
}
