import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addBankFiles, openBankPages } from '../../frames/bank/bank-pages.ts';
import { readForms } from '../../http/form-body.ts';
import { addPaymentPage } from '../local-payments/payment-page.routes.ts';
import { addPhone } from '../local-payments/phone.routes.ts';
import { addWallet } from '../paypal/wallet.routes.ts';
import { addWalletPage } from '../masterpass/wallet-page.routes.ts';
import { addMandatePage } from '../sepa/mandate-page.routes.ts';

/** The bank of all payers, their wallet, and a phone for what has no window; in the sandbox only. */
export async function addBank(app: FastifyInstance, deps: Dependencies): Promise<void> {
  if (!deps.settings.GATEWAY_SANDBOX) return;
  const pages = openBankPages(deps);
  await app.register(async (scope) => {
    readForms(scope);
    addPaymentPage(scope, deps, pages);
    addPhone(scope, deps, pages);
    addMandatePage(scope, deps, pages);
    addWalletPage(scope, deps, pages);
    addWallet(scope, deps, pages);
  });
  addBankFiles(app, pages);
}
