import type { World } from '../world-port/world.ts';
import { challengePath } from './issuer/challenge-path.ts';
import { masterpassScript } from './masterpass/script.ts';
import { financingOf } from './paypal/financing.ts';
import { payerOf } from './paypal/payers.ts';
import { isWalletPage } from './paypal/return-addresses.ts';

/** The world as the sandbox plays it. */
export const sandboxWorld: World = {
  payPal: {
    checkoutPath: (token) => `/wallet/checkout?token=${token}`,
    agreementPath: (id) => `/wallet/agreements?ba_token=${id}`,
    isOwnPage: isWalletPage,
    payer: payerOf,
    funding: (agreed) => {
      const payer = payerOf(agreed.payerId);
      if (!payer) return {};
      const funding = payer.funding.find(({ id }) => id === agreed.choices.fundingId);
      return {
        financing: financingOf(agreed, payer),
        cobrandedCardLabel: funding?.cobrandedCardLabel,
      };
    },
  },
  bank: {
    paymentPath: (key) => `/bank/${key}`,
    mandatePath: (key) => `/bank/mandates/${key}`,
  },
  issuer: { challengePath },
  masterpass: { script: masterpassScript },
};
