import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Payment } from './vendure-payment.ts';

/** As much of Vendure as the bench touches; its own types stay out of ours, as it is not installed here. */
export interface VendureCore {
  bootstrap: (config: object) => Promise<VendureApp>;
  DefaultLogger: new (options: { level: number }) => object;
  DefaultJobQueuePlugin: object;
  LanguageCode: { en: string };
  LogLevel: { Error: number };
  PaymentMethodHandler: new (options: PaymentHandler) => { code: string };
}

export interface VendureApp {
  close: () => Promise<void>;
}

interface PaymentHandler {
  code: string;
  description: { languageCode: string; value: string }[];
  args: object;
  createPayment: Payment;
  settlePayment: () => { success: boolean };
}

/** Its command-line half: fills an empty database. */
export interface VendureCli {
  populate: (
    bootstrap: () => Promise<VendureApp>,
    initial: object,
    productsCsv: string,
  ) => Promise<VendureApp>;
}

const packageName = '@vendure/core';

/** Loads the peer from where it was installed, as it runs in production. */
export function loadVendure(folder: string): VendureCore & VendureCli {
  Object.assign(process.env, { NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' });
  const require = createRequire(join(folder, 'package.json'));
  // Their published interface, as far as it is declared above.
  const core = require(packageName) as VendureCore;
  const cli = require(`${packageName}/cli`) as VendureCli;
  return { ...core, ...cli };
}
