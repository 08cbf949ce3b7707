import { textsOf } from '@albumen/domain/json-record';
import { readFile } from 'node:fs/promises';
import type { BraintreeGateway } from 'braintree';
import { tokenFor, type CurrencyAccounts } from './currency-accounts.ts';
import { createCharges } from './gateway-charges.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface HostedFieldsOptions {
  sdk: () => Promise<BraintreeGateway>;
  accounts: CurrencyAccounts;
  /** Where pages load the SDK's scripts and frames from. */
  scriptsUrl: string;
  /** The list of hashes that is published with the SDK. */
  hashesFile: string;
}

/** Card fields of the gateway inside our page; the page gets a nonce. */
export function createHostedFields(options: HostedFieldsOptions): PaymentProvider {
  const { sdk, accounts, scriptsUrl, hashesFile } = options;
  let integrity: ReturnType<typeof readHashes> | undefined;
  return {
    id: 'hostedFields',
    ...createCharges(sdk, { accounts }),
    shown: { hostedFields: { gatewayUrl: scriptsUrl } },
    async pageSetup(currency) {
      integrity ??= readHashes(hashesFile);
      const { clientToken } = await (
        await sdk()
      ).clientToken.generate(tokenFor(accounts, currency));
      return {
        hostedFields: { clientToken, gatewayUrl: scriptsUrl, integrity: await integrity },
      };
    },
  };
}

/** Written by the SDK's build, as texts by name. */
export async function readHashes(file: string): Promise<Readonly<Record<string, string>>> {
  return textsOf(JSON.parse(await readFile(file, 'utf8')));
}
