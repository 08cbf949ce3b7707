import type { BrowserFile } from '../browser-files/browser-file.ts';
import type { PayPal } from './paypal.ts';

/** What the gateway knows of banks and their customers' devices: the pages that it sends payers to. */
export interface Bank {
  paymentPath: (key: string) => string;
  mandatePath: (key: string) => string;
}

/** The page where the bank behind a card asks its holder. */
export interface Issuer {
  challengePath: string;
}

/** The wallet's own script, which one of the SDK's frames needs. */
export interface Masterpass {
  script: () => Promise<{ path: string; file: BrowserFile }>;
}

/** All that the gateway knows of the world around it. In the sandbox `world/` plays it. */
export interface World {
  payPal: PayPal;
  bank: Bank;
  issuer: Issuer;
  masterpass: Masterpass;
}
