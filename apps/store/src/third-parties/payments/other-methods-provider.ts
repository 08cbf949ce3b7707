import { createCharges } from './gateway-charges.ts';
import { readHashes, type HostedFieldsOptions } from './hosted-fields-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Banks, wallets and direct debit by the payment SDK; the page gets a nonce for each of them. */
export function createOtherMethods(options: HostedFieldsOptions): PaymentProvider {
  const { sdk, accounts, scriptsUrl: gatewayUrl, hashesFile } = options;
  let hashes: ReturnType<typeof readHashes> | undefined;
  return {
    id: 'otherMethods',
    ...createCharges(sdk, { accounts }),
    async pageSetup() {
      hashes ??= readHashes(hashesFile);
      const { clientToken } = await (await sdk()).clientToken.generate({});
      const { ids } = accounts;
      return {
        otherMethods: { clientToken, gatewayUrl, integrity: await hashes, accounts: ids },
      };
    },
  };
}
