import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../http/errors.ts';
import type { KeptAccount } from '../../wire.ts';

/** What a wallet gives whose owner may be charged again. */
const agreedNonce = 'fake-paypal-billing-agreement-nonce';

/** Puts a sandbox account into the vault, as if its owner had agreed to it on an earlier visit. */
export function addKeptAccounts(api: FastifyInstance, { sdk }: Dependencies): void {
  api.post('/kept-accounts', async (): Promise<KeptAccount> => {
    const { customer } = await sdk.customer.create({ paymentMethodNonce: agreedNonce });
    const [account] = customer?.paypalAccounts ?? [];
    if (!account) throw new Refusal(502, 'The gateway kept no account.');
    return { token: account.token, email: account.email };
  });
}
